import { expect, test } from 'vitest';
import { eachInTurns, ownTurn } from './inTurns.ts';

test('of all who wait one goes on in each turn of the event loop, and others come in between', async () => {
  const done: string[] = [];
  const tellTurn = () => {
    done.push('turn');
    if (done.length < 20) setImmediate(tellTurn);
  };
  setImmediate(tellTurn);
  await Promise.all(['first', 'second', 'third'].map((name) => ownTurn().then(() => done.push(name))));
  expect(done).toEqual(['turn', 'first', 'turn', 'second', 'turn', 'third']);
});

test('who throws in a turn keeps nobody else from theirs', async () => {
  const failing = ownTurn().then(() => {
    throw new Error('broken');
  });
  const other = ownTurn().then(() => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await other).toBe('done');
});

test('what is done in turns comes in order', async () => {
  const doubled = (item: number) => 2 * item;
  expect(await Promise.all([eachInTurns([1, 2, 3], doubled), eachInTurns([4, 5], doubled)])).toEqual([
    [2, 4, 6],
    [8, 10],
  ]);
});
