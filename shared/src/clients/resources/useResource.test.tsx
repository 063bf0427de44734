import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../http/ApiError.ts';
import { act, cleanup, renderHook, waitFor } from '../../testing/library.ts';
import { fakeAuthorApi } from '../../testing/fakeAuthorApi.ts';
import type { CallResponse, StoredChange } from '../../contract/index.ts';
import { change } from './authorResources.ts';
import { patch } from './Patch.ts';
import { usePagedResource } from './usePagedResource.ts';
import { useResource } from './useResource.ts';

type Segments = CallResponse<'segments'>;
const refused = new ApiError('segments', 409, { msg: 'Das geht gerade nicht.' });
const named = (...names: string[]): Segments => ({
  segments: names.map((name) => ({ segment_id: name, name, filter: '', created_at: 0 })),
});
const namesIn = ({ segments }: Segments) => segments.map(({ name }) => name);
const one = { survey_id: 'one' };

let restore = (): void => {};
afterEach(() => {
  cleanup();
  restore();
});

/** Reads that the test answers one by one, in the order that it likes; changes are made at once, unless they are refused. */
function readsByHand({ refusesChanges = false } = {}) {
  const runs: { resolve: (value: Segments) => void; reject: (error: Error) => void }[] = [];
  const api = fakeAuthorApi({
    segments: () => new Promise((resolve, reject) => runs.push({ resolve, reject })),
    deleteSegment() {
      if (refusesChanges) throw refused;
      return { msg: 'success' };
    },
  });
  restore = api.restore;
  return {
    made: api.made,
    answer: (run: number, ...names: string[]) => act(async () => runs[run]?.resolve(named(...names))),
    refuse: (run: number) => act(async () => runs[run]?.reject(refused)),
  };
}

test('a read is loading, then its value; what is shown stays while it is renewed', async () => {
  const { answer } = readsByHand();
  const { result } = renderHook(() => useResource('segments', one));
  expect(result.current.state).toEqual({ kind: 'loading' });
  await answer(0, 'a');
  expect(result.current.state).toEqual({ kind: 'loaded', value: named('a') });
  act(() => result.current.reload());
  expect(result.current).toMatchObject({ state: { value: named('a') }, isReloading: true });
  await answer(1, 'b');
  expect(result.current).toMatchObject({ state: { value: named('b') }, isReloading: false });
});

test('a fault is a sentence, and trying again is loading once more', async () => {
  const { answer, refuse } = readsByHand();
  const { result } = renderHook(() => useResource('segments', one));
  await refuse(0);
  expect(result.current.state).toEqual({ kind: 'failed', reason: 'Das geht gerade nicht.' });
  act(() => result.current.reload());
  expect(result.current.state).toEqual({ kind: 'loading' });
  await answer(1, 'a');
  expect(result.current.state).toMatchObject({ kind: 'loaded' });
});

test('a value that cannot be renewed stays, its reason is told once, and it is tried again by itself', async () => {
  const { answer, refuse, made } = readsByHand();
  const onReloadFailed = vi.fn<(reason: string) => void>();
  const { result } = renderHook(() => useResource('segments', one, { onReloadFailed }));
  await answer(0, 'a');
  vi.useFakeTimers();
  act(() => result.current.reload());
  await refuse(1);
  expect(result.current).toMatchObject({ state: { value: named('a') }, isReloading: false });
  await act(async () => vi.advanceTimersByTimeAsync(5_000));
  expect(made).toHaveLength(3);
  await refuse(2);
  await act(async () => vi.advanceTimersByTimeAsync(9_999));
  expect(made).toHaveLength(3);
  await act(async () => vi.advanceTimersByTimeAsync(1));
  vi.useRealTimers();
  await answer(3, 'b');
  expect(result.current.state).toMatchObject({ value: named('b') });
  expect(onReloadFailed.mock.calls).toEqual([['Das geht gerade nicht.']]);
});

test('two who show the same ask once; with the last of them the call is given up, and the next one starts anew', async () => {
  const { made, answer } = readsByHand();
  const first = renderHook(() => useResource('segments', one));
  const second = renderHook(() => useResource('segments', { ...one }));
  expect(made).toHaveLength(1);
  first.unmount();
  await act(async () => undefined);
  expect(made[0]?.signal?.aborted).toBe(false);
  second.unmount();
  await act(async () => undefined);
  expect(made[0]?.signal?.aborted).toBe(true);
  const third = renderHook(() => useResource('segments', one));
  await answer(1, 'a');
  expect(third.result.current.state).toMatchObject({ value: named('a') });
});

test('another request is another thing to show; with `keepsLast` the last one stays meanwhile', async () => {
  const { answer } = readsByHand();
  const plain = renderHook(({ survey_id }) => useResource('segments', { survey_id }), { initialProps: one });
  const kept = renderHook(({ survey_id }) => useResource('segments', { survey_id }, { keepsLast: true }), {
    initialProps: one,
  });
  await answer(0, 'a');
  plain.rerender({ survey_id: 'two' });
  kept.rerender({ survey_id: 'two' });
  expect(plain.result.current.state).toEqual({ kind: 'loading' });
  expect(kept.result.current).toMatchObject({ state: { value: named('a') }, isReloading: true });
  await answer(1, 'b');
  expect(kept.result.current).toMatchObject({ state: { value: named('b') }, isReloading: false });
});

test('a change shows at once, stays until the renewed read has come, and nothing flickers', async () => {
  const { answer } = readsByHand();
  const drawn: string[][] = [];
  const { result } = renderHook(() => {
    const { state } = useResource('segments', one);
    if (state.kind === 'loaded') drawn.push(namesIn(state.value));
    return state;
  });
  await answer(0, 'a', 'b');
  await act(async () => {
    await change(
      'deleteSegment',
      { ...one, segment_id: 'b' },
      {
        patches: [
          patch('segments', one, ({ segments }) => ({ segments: segments.filter(({ name }) => name !== 'b') })),
        ],
      },
    );
  });
  await answer(1, 'a');
  expect(result.current).toMatchObject({ value: named('a') });
  const seen = drawn.map((names) => names.join());
  expect(seen.slice(seen.indexOf('a'))).not.toContain('a,b');
});

test('several changes at once have a read asked for again once, when the last of them has ended', async () => {
  const ends: (() => void)[] = [];
  const api = fakeAuthorApi({
    segments: () => named('a'),
    deleteSegment: () => new Promise((resolve) => ends.push(() => resolve({ msg: 'success' }))),
  });
  restore = api.restore;
  const { result } = renderHook(() => useResource('segments', one));
  await waitFor(() => expect(result.current.state.kind).toBe('loaded'));
  const reads = () => api.made.filter(({ name }) => name === 'segments').length;
  void change('deleteSegment', { ...one, segment_id: 'a' });
  void change('deleteSegment', { ...one, segment_id: 'b' });
  await waitFor(() => expect(ends).toHaveLength(2));
  await act(async () => ends[0]?.());
  expect(reads()).toBe(1);
  await act(async () => ends[1]?.());
  expect(reads()).toBe(2);
});

test('a change that is refused goes back, and says why', async () => {
  const { answer } = readsByHand({ refusesChanges: true });
  const { result } = renderHook(() => useResource('segments', one));
  await answer(0, 'a');
  let outcome = {};
  await act(async () => {
    outcome = await change(
      'deleteSegment',
      { ...one, segment_id: 'a' },
      { patches: [patch('segments', one, () => ({ segments: [] }))] },
    );
  });
  expect(outcome).toEqual({ ok: false, reason: 'Das geht gerade nicht.' });
  expect(result.current.state).toMatchObject({ value: named('a') });
});

test('pages follow each other, and are renewed together', async () => {
  let newest = 3;
  const aChange = (revision: number): StoredChange => ({
    revision,
    type: 'blocks',
    change: 'update',
    key: 'text',
    old_value: null,
    new_value: null,
    question_name: '',
    time: 0,
    client: '',
    step: '',
    unique_question_id: null,
    author: null,
    undone: false,
  });
  const api = fakeAuthorApi({
    changeHistory({ before }) {
      const revision = before === undefined ? newest : Number(before) - 1;
      return { changes: [aChange(revision)], more: revision > 1 };
    },
  });
  restore = api.restore;
  const { result } = renderHook(() =>
    usePagedResource('changeHistory', one, ({ changes, more }) => {
      const [last] = changes;
      return more && last ? { ...one, before: last.revision } : null;
    }),
  );
  const revisions = () => {
    const { state } = result.current;
    return state.kind === 'loaded' ? state.value.flatMap(({ changes }) => changes.map(({ revision }) => revision)) : [];
  };
  await waitFor(() => expect(revisions()).toEqual([3]));
  await act(async () => expect(await result.current.more()).toBeNull());
  expect(revisions()).toEqual([3, 2]);
  newest = 4;
  act(() => result.current.reload());
  await waitFor(() => expect(revisions()).toEqual([4, 3]));
  await act(async () => expect(await result.current.more()).toBeNull());
  await act(async () => expect(await result.current.more()).toBeNull());
  await act(async () => expect(await result.current.more()).toBeNull());
  expect(revisions()).toEqual([4, 3, 2, 1]);
});
