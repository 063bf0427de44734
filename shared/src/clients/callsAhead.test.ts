import type { CallName } from '../contract/index.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callsAhead } from './callsAhead.ts';
import type { Client } from './client.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function aClient(answers: readonly (() => Promise<unknown>)[]) {
  const made: string[] = [];
  const call: Client<CallName>['call'] = async (name): Promise<never> => {
    made.push(name);
    const answer = answers[made.length - 1];
    if (!answer) throw new Error('no answer');
    return (await answer()) as never;
  };
  return { ...callsAhead({ call }), made };
}

const first = async () => ({ surveys: [] });

test('a call that was made ahead is made once, and its answer is given once', async () => {
  const { ahead, call, made } = aClient([first, async () => ({ surveys: ['neu'] })]);
  ahead('listSurveys', {});
  await expect(call('listSurveys', {})).resolves.toEqual({ surveys: [] });
  expect(made).toHaveLength(1);
  await expect(call('listSurveys', {})).resolves.toEqual({ surveys: ['neu'] });
  expect(made).toHaveLength(2);
});

test('another request is another call', async () => {
  const { ahead, call, made } = aClient([first, first]);
  ahead('listSurveys', {});
  await call('listSurveys', { search: 'a' });
  expect(made).toHaveLength(2);
});

test('one that failed ahead is made again', async () => {
  const { ahead, call, made } = aClient([async () => Promise.reject(new Error('away')), first]);
  ahead('listSurveys', {});
  await expect(call('listSurveys', {})).resolves.toEqual({ surveys: [] });
  expect(made).toHaveLength(2);
});

test('an answer that nobody wanted for ten seconds is old', async () => {
  const { ahead, call, made } = aClient([first, first]);
  ahead('listSurveys', {});
  await vi.advanceTimersByTimeAsync(10_000);
  await call('listSurveys', {});
  expect(made).toHaveLength(2);
});
