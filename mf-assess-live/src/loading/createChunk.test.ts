import { afterEach, expect, test, vi } from 'vitest';
import { createChunk } from './createChunk.ts';
import { loadWhenIdle } from './loadWhenIdle.ts';

/** Long enough for whatever waits until nothing else is to be done. */
const IDLE_MS = 12_000;

afterEach(() => vi.useRealTimers());

test('a chunk is fetched once for all who ask, and is there at once from then on', async () => {
  const fetchIt = vi.fn(async () => ({ name: 'chunk' }));
  const chunk = createChunk(fetchIt);
  expect(chunk.peek()).toBeNull();
  const [first, second] = await Promise.all([chunk.load(), chunk.load()]);
  expect(first).toBe(second);
  expect(chunk.peek()).toBe(first);
  expect(fetchIt).toHaveBeenCalledTimes(1);
});

test('after a failure the next one who asks tries again', async () => {
  const fetchIt = vi.fn(async () => ({ name: 'chunk' }));
  fetchIt.mockRejectedValueOnce(new TypeError('offline'));
  const chunk = createChunk(fetchIt);
  await expect(chunk.load()).rejects.toThrow('offline');
  expect(chunk.peek()).toBeNull();
  await expect(chunk.load()).resolves.toEqual({ name: 'chunk' });
});

test('a chunk that does not come in 15 s is a failure', async () => {
  vi.useFakeTimers();
  const failed = createChunk(() => new Promise<object>(() => undefined))
    .load()
    .catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await failed).toMatchObject({ message: 'a part of the messenger did not come in time' });
});

test('chunks come while nothing is to be done; what failed comes once the network is back', async () => {
  vi.useFakeTimers();
  const fetchIt = vi.fn(async () => ({}));
  fetchIt.mockRejectedValueOnce(new TypeError('offline'));
  const chunks = [createChunk(fetchIt), createChunk(async () => ({}))];
  loadWhenIdle(chunks);
  expect(fetchIt).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(IDLE_MS);
  expect(chunks.map((chunk) => chunk.peek() !== null)).toEqual([false, true]);
  globalThis.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(IDLE_MS);
  expect(chunks.map((chunk) => chunk.peek() !== null)).toEqual([true, true]);
});
