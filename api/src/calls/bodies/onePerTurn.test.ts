import { expect, test } from 'vitest';
import { onePerTurn } from './onePerTurn.ts';

test('each piece of work has a turn of its own, and others come in between', async () => {
  const inTurn = onePerTurn();
  const done: string[] = [];
  const last = Promise.withResolvers<void>();
  inTurn(() => {
    done.push('first');
    setImmediate(() => done.push('other'));
  });
  inTurn(() => done.push('second'));
  inTurn(() => {
    done.push('third');
    last.resolve();
  });
  expect(done).toEqual([]);
  await last.promise;
  expect(done).toEqual(['first', 'other', 'second', 'third']);
});
