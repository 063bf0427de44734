import { expect, test } from 'vitest';
import { act, renderHook } from '../../testing/library.ts';
import { ApiError } from '../http/ApiError.ts';
import { loading } from './CallState.ts';
import { useCall } from './useCall.ts';

const refused = new ApiError('answers', 409, { msg: 'Das geht gerade nicht.' });

/** A call whose runs the test ends one by one, in the order that it likes. */
function aCall() {
  const runs: { resolve: (value: string) => void; reject: (error: Error) => void; signal: AbortSignal }[] = [];
  const call = (signal: AbortSignal): Promise<string> =>
    new Promise((resolve, reject) => {
      runs.push({ resolve, reject, signal });
    });
  return {
    call,
    runs,
    answer: (run: number, value: string) => act(async () => runs[run]?.resolve(value)),
    refuse: (run: number) => act(async () => runs[run]?.reject(refused)),
  };
}

test('a call is loading, then its value; what is shown stays while it is renewed', async () => {
  const { call, answer } = aCall();
  const { result } = renderHook(() => useCall(call));
  expect(result.current.state).toEqual(loading);
  await answer(0, 'eins');
  expect(result.current.state).toEqual({ kind: 'loaded', value: 'eins' });
  act(() => result.current.reload());
  expect(result.current).toMatchObject({ state: { kind: 'loaded', value: 'eins' }, isReloading: true });
  await answer(1, 'zwei');
  expect(result.current).toMatchObject({ state: { kind: 'loaded', value: 'zwei' }, isReloading: false });
});

test('a fault is a sentence, and trying again is loading once more', async () => {
  const { call, answer, refuse } = aCall();
  const { result } = renderHook(() => useCall(call));
  await refuse(0);
  expect(result.current.state).toEqual({ kind: 'failed', reason: 'Das geht gerade nicht.' });
  act(() => result.current.reload());
  expect(result.current.state).toEqual(loading);
  await answer(1, 'eins');
  expect(result.current.state).toEqual({ kind: 'loaded', value: 'eins' });
});

test('another thing to show is loading at once, and the one before is given up', async () => {
  const [before, after] = [aCall(), aCall()];
  const { result, rerender, unmount } = renderHook(({ call }) => useCall(call), { initialProps: before });
  await before.answer(0, 'alt');
  rerender(after);
  expect(result.current.state).toEqual(loading);
  expect(before.runs[0]?.signal.aborted).toBe(true);
  unmount();
  expect(after.runs[0]?.signal.aborted).toBe(true);
});
