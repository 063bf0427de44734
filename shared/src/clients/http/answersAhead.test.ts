import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeAnswerAhead } from './answersAhead.ts';

const request = { method: 'GET', url: '/api/account', body: undefined } as const;
const answer = Promise.resolve(new Response('{}'));

beforeEach(() => {
  vi.useFakeTimers();
  globalThis.answersAhead = { at: Date.now(), answers: new Map([['GET /api/account  t1', answer]]) };
});
afterEach(() => {
  vi.useRealTimers();
  globalThis.answersAhead = undefined;
});

test('an answer asked for ahead is given to the first who asks for the same', () => {
  expect(takeAnswerAhead({ ...request, url: '/api/surveys' }, 't1')).toBeUndefined();
  expect(takeAnswerAhead({ ...request, body: '{"survey_id":"a"}' }, 't1')).toBeUndefined();
  expect(takeAnswerAhead(request, 't1')).toBe(answer);
  expect(takeAnswerAhead(request, 't1')).toBeUndefined();
});

test('a token that was renewed meanwhile, or none, gets no answer of another', () => {
  expect(takeAnswerAhead(request, 't2')).toBeUndefined();
  expect(takeAnswerAhead(request, null)).toBeUndefined();
});

test('what was asked for long ago is asked for again', () => {
  vi.advanceTimersByTime(10_001);
  expect(takeAnswerAhead(request, 't1')).toBeUndefined();
});

test('a page that asked for nothing has no answers', () => {
  globalThis.answersAhead = undefined;
  expect(takeAnswerAhead(request, 't1')).toBeUndefined();
});
