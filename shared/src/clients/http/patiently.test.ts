import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { patiently } from './patiently.ts';
import type { HttpAnswer } from './transport.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const request = { method: 'GET', url: '/api/surveys', body: undefined } as const;
const refused: HttpAnswer = { status: 429, body: { msg: 'Gerade laufen …', code: 'throttle/too-many-at-once' } };
const done: HttpAnswer = { status: 200, body: { surveys: [] } };

/** A server that gives these answers, one after the other. */
function answering(...answers: HttpAnswer[]) {
  return vi.fn(async () => answers.shift() ?? done);
}

test('a call of whom too much runs is made again, and nobody notices', async () => {
  const server = answering(refused, refused, done);
  const answer = patiently(server)(request, null, undefined);
  await vi.runAllTimersAsync();
  expect(await answer).toBe(done);
  expect(server).toHaveBeenCalledTimes(3);
});

test('what is refused again and again is said', async () => {
  const server = answering(refused, refused, refused, refused);
  const answer = patiently(server)(request, null, undefined);
  await vi.runAllTimersAsync();
  expect(await answer).toBe(refused);
});

test('any other refusal is no matter of waiting', async () => {
  const other: HttpAnswer = { status: 429, body: { msg: 'Sie haben …', code: 'throttle/too-much-made' } };
  const server = answering(other);
  expect(await patiently(server)(request, null, undefined)).toBe(other);
  expect(server).toHaveBeenCalledTimes(1);
});

test('who leaves meanwhile waits no longer', async () => {
  const leaving = new AbortController();
  const answer = patiently(answering(refused))(request, null, leaving.signal);
  setTimeout(() => leaving.abort(), 10);
  void vi.advanceTimersByTimeAsync(10);
  await expect(answer).rejects.toThrow('given up');
});
