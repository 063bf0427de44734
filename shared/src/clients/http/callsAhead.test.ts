import { routes } from '../../contract/routes.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callsAhead } from './callsAhead.ts';
import { createClient } from './createClient.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A client over a server that answers so, one call after the other; `status` 0: not at all. */
function aClient(statuses: readonly number[]) {
  const made: string[] = [];
  const client = createClient<'listSurveys'>({
    routes,
    transport: async ({ url }) => {
      made.push(url);
      return { status: statuses[made.length - 1] ?? 0, body: { surveys: [] } };
    },
    store: { read: () => null, write: () => undefined },
    lockName: 'test',
    onSessionEvent: () => undefined,
  });
  return { ...callsAhead(client), made };
}

test('a call that was made ahead is made once, and its answer is given once', async () => {
  const { ahead, call, made } = aClient([200, 200]);
  ahead('listSurveys', {});
  await expect(call('listSurveys', {})).resolves.toEqual({ surveys: [] });
  expect(made).toHaveLength(1);
  await expect(call('listSurveys', {})).resolves.toEqual({ surveys: [] });
  expect(made).toHaveLength(2);
});

test('another request is another call', async () => {
  const { ahead, call, made } = aClient([200, 200]);
  ahead('listSurveys', {});
  await call('listSurveys', { search: 'a' });
  expect(made).toHaveLength(2);
});

test('one that failed ahead is made again', async () => {
  const { ahead, call, made } = aClient([0, 200]);
  ahead('listSurveys', {});
  await expect(call('listSurveys', {})).resolves.toEqual({ surveys: [] });
  expect(made).toHaveLength(2);
});

test('an answer that nobody wanted for ten seconds is old', async () => {
  const { ahead, call, made } = aClient([200, 200]);
  ahead('listSurveys', {});
  await vi.advanceTimersByTimeAsync(10_000);
  await call('listSurveys', {});
  expect(made).toHaveLength(2);
});
