import { expect, test, vi } from 'vitest';
import { createKept } from './createKept.ts';

const lengthOf = ({ length }: readonly string[]) => length;
const listOf = (length: number) => Array.from({ length }, (_, index) => `item ${index}`);

test('is worked out once for the same facts, also by many at once, and anew for others', async () => {
  const kept = createKept<readonly string[]>('once', lengthOf);
  const work = vi.fn(async () => listOf(3));
  const all = await Promise.all(Array.from({ length: 20 }, () => kept(['dialog', 1], work)));
  expect(new Set(all)).toEqual(new Set([listOf(3)]));
  await kept(['dialog', 1], work);
  expect(work).toHaveBeenCalledTimes(1);
  await kept(['dialog', 2], work);
  expect(work).toHaveBeenCalledTimes(2);
});

test('what one kind keeps is nothing to another with the same facts', async () => {
  const names = createKept<readonly string[]>('names', lengthOf);
  const counts = createKept<{ readonly count: number }>('counts', () => 1);
  await names(['dialog'], async () => ['one']);
  expect(await counts(['dialog'], async () => ({ count: 1 }))).toEqual({ count: 1 });
});

test('who waits for somebody else’s work that fails does it', async () => {
  const kept = createKept<readonly string[]>('failing', lengthOf);
  const failing = kept(['dialog'], () => Promise.reject(new Error('gone')));
  const waiting = kept(['dialog'], async () => listOf(1));
  await expect(failing).rejects.toThrow('gone');
  expect(await waiting).toEqual(listOf(1));
  expect(await kept(['dialog'], async () => listOf(2))).toEqual(listOf(2));
});

test('all kinds share the room: what was not asked for the longest goes', async () => {
  const one = createKept<readonly string[]>('one', lengthOf);
  const other = createKept<readonly string[]>('other', lengthOf);
  const again = vi.fn(async () => listOf(1));
  await one(['first'], async () => listOf(30_000));
  await other(['second'], async () => listOf(30_000));
  await other(['second'], again);
  expect(again).not.toHaveBeenCalled();
  await one(['first'], again);
  expect(again).toHaveBeenCalledTimes(1);
});
