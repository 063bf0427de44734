import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { eachInTurns, ownTurn } from './inTurns.ts';

test('of all who wait one goes on in each turn of the event loop', async () => {
  let gone = 0;
  const all = Array.from({ length: 5 }, () => ownTurn().then(() => (gone += 1)));
  const seen: number[] = [];
  while (gone < 5) {
    await turnOfTheLoop();
    seen.push(gone);
  }
  expect(seen.map((count, index) => count - (seen[index - 1] ?? 0)).every((step) => step <= 1)).toBe(true);
  expect(await Promise.all(all)).toEqual([1, 2, 3, 4, 5]);
});

test('what is done in turns comes in order', async () => {
  const doubled = (item: number) => 2 * item;
  expect(await Promise.all([eachInTurns([1, 2, 3], doubled), eachInTurns([4, 5], doubled)])).toEqual([
    [2, 4, 6],
    [8, 10],
  ]);
});
