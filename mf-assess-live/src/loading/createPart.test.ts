import { afterEach, expect, test, vi } from 'vitest';
import { createPart } from './createPart.ts';
import { loadWhenIdle } from './loadWhenIdle.ts';

afterEach(() => vi.useRealTimers());

test('a part is fetched once for all who ask, and is there at once from then on', async () => {
  const fetchIt = vi.fn(async () => ({ name: 'part' }));
  const part = createPart(fetchIt);
  expect(part.peek()).toBeNull();
  const [first, second] = await Promise.all([part.load(), part.load()]);
  expect(first).toBe(second);
  expect(part.peek()).toBe(first);
  expect(fetchIt).toHaveBeenCalledTimes(1);
});

test('after a failure the next one who asks tries again', async () => {
  const fetchIt = vi.fn(async () => ({ name: 'part' }));
  fetchIt.mockRejectedValueOnce(new TypeError('offline'));
  const part = createPart(fetchIt);
  await expect(part.load()).rejects.toThrow('offline');
  expect(part.peek()).toBeNull();
  await expect(part.load()).resolves.toEqual({ name: 'part' });
});

test('a part that does not come in 15 s is a failure', async () => {
  vi.useFakeTimers();
  const failed = createPart(() => new Promise<object>(() => undefined))
    .load()
    .catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await failed).toMatchObject({ message: 'a part of the messenger did not come in time' });
});

test('parts come while nothing is to be done; what failed comes once the network is back', async () => {
  vi.useFakeTimers();
  const fetchIt = vi.fn(async () => ({}));
  fetchIt.mockRejectedValueOnce(new TypeError('offline'));
  const parts = [createPart(fetchIt), createPart(async () => ({}))];
  loadWhenIdle(parts);
  expect(fetchIt).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(parts.map((part) => part.peek() !== null)).toEqual([false, true]);
  globalThis.dispatchEvent(new Event('online'));
  await vi.runAllTimersAsync();
  expect(parts.map((part) => part.peek() !== null)).toEqual([true, true]);
});
