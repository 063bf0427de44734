import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { act, cleanup, render, screen, waitFor } from '@dialogwerk/shared/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { $commentsAt } from '../../../commentsAt.ts';
import { useComments } from './useComments.ts';

const survey_id = 'survey0000001';

function Screen() {
  const { state } = useComments(survey_id);
  return <output>{state.kind === 'loaded' ? String(state.value.comments_at) : state.kind}</output>;
}

let api: ReturnType<typeof fakeAuthorApi> | undefined;
afterEach(() => {
  cleanup();
  api?.restore();
  $commentsAt.set(null);
});

const calls = (): number => api?.made.filter(({ name }) => name === 'comments').length ?? 0;
const isLoaded = (at: number | null) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(String(at)));

test('what the stream tells is asked for once, and not at all when it is shown already', async () => {
  let comments_at: number | null = 5;
  api = fakeAuthorApi({ comments: () => ({ threads: [], people: [], comments_at }) });
  render(<Screen />);
  act(() => $commentsAt.set({ survey_id, at: 5 }));
  await isLoaded(5);
  expect(calls()).toBe(1);

  act(() => $commentsAt.set({ survey_id: 'another000001', at: 9 }));
  comments_at = 7;
  act(() => $commentsAt.set({ survey_id, at: 7 }));
  await isLoaded(7);
  expect(calls()).toBe(2);
});

test('a change that is told while the first answer is on its way is not missed', async () => {
  let comments_at: number | null = null;
  api = fakeAuthorApi({ comments: () => ({ threads: [], people: [], comments_at }) });
  render(<Screen />);
  await isLoaded(null);
  comments_at = 3;
  act(() => $commentsAt.set({ survey_id, at: 3 }));
  await isLoaded(3);
  expect(calls()).toBe(2);
});
