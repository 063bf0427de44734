import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBatch } from './createBatch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Calls by name that are answered by hand, and what has come out of the batch. */
function batched() {
  const inBatch = createBatch(100);
  const ended: string[] = [];
  const begin = (name: string) => {
    let resolve = (_value: string): void => {};
    let reject = (_reason: Error): void => {};
    const call = new Promise<string>((answer, fail) => {
      resolve = answer;
      reject = fail;
    });
    inBatch(call).then(
      (value) => ended.push(value),
      () => ended.push(`${name} failed`),
    );
    return { resolve: () => resolve(name), reject };
  };
  return { ended, begin };
}
const soon = () => vi.advanceTimersByTimeAsync(0);

test('one call alone does not wait', async () => {
  const { ended, begin } = batched();
  begin('a').resolve();
  await soon();
  expect(ended).toEqual(['a']);
});

test('calls that run at the same time end together, those that fail too', async () => {
  const { ended, begin } = batched();
  const [a, b, c] = [begin('a'), begin('b'), begin('c')];
  b.resolve();
  await soon();
  a.reject(new Error('away'));
  await vi.advanceTimersByTimeAsync(60);
  expect(ended).toEqual([]);
  c.resolve();
  await soon();
  expect(ended.toSorted()).toEqual(['a failed', 'b', 'c']);
});

test('nothing waits longer than its time for one that is slow, and the next ones wait for each other again', async () => {
  const { ended, begin } = batched();
  const [a, b, slow] = [begin('a'), begin('b'), begin('slow')];
  a.resolve();
  await vi.advanceTimersByTimeAsync(99);
  b.resolve();
  await soon();
  expect(ended).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toEqual(['a', 'b']);
  const late = begin('late');
  late.resolve();
  await soon();
  expect(ended).toHaveLength(2);
  slow.resolve();
  await soon();
  expect(ended.toSorted()).toEqual(['a', 'b', 'late', 'slow']);
});
