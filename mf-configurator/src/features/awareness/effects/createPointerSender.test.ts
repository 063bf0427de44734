import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPointerSender } from './createPointerSender.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first place goes at once, of those that follow fast the last one, never more than ten a second', async () => {
  const sent: number[] = [];
  const sender = createPointerSender(0, async (place) => sent.push(place));
  for (let step = 1; step <= 1_000; step += 1) {
    sender.move(step);
    await vi.advanceTimersByTimeAsync(1);
  }
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent[0]).toBe(1);
  expect(sent.at(-1)).toBe(1_000);
  expect(sent.length).toBeLessThanOrEqual(10);
  sender.stop();
});

test('one call is answered before the next goes, also a refused one; what rests is said now and then', async () => {
  const answers: ((isKept: boolean) => void)[] = [];
  const send = vi.fn<(place: string) => Promise<void>>(
    () => new Promise((resolve, reject) => void answers.push((isKept) => (isKept ? resolve() : reject(new Error())))),
  );
  const sender = createPointerSender<string>('', send);
  sender.move('a');
  sender.move('b');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(send).toHaveBeenCalledTimes(1);
  answers[0]?.(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(send).toHaveBeenLastCalledWith('b');
  answers[1]?.(true);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(send).toHaveBeenCalledTimes(3);
  expect(send).toHaveBeenLastCalledWith('b');
  sender.stop();
  answers[2]?.(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(3);
});
