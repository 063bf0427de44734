import { expect, test } from 'vitest';
import { createTurnQueue } from './createTurnQueue.ts';

/** Work that ends when it is told to. */
function held(begun: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = async () => {
    begun.push(name);
    await promise;
    return name;
  };
  return { work, end: resolve };
}

const limits = {
  concurrency: 2,
  runningOfOne: 1,
  waitingOfOne: 2,
  waiting: 3,
  longestMs: 60_000,
  refusal: 'throttle/own-computations',
} as const;

test('one person’s work follows each other, and another person’s passes what waits', async () => {
  const inTurn = createTurnQueue(limits);
  const begun: string[] = [];
  const [first, second, other] = [held(begun, 'first'), held(begun, 'second'), held(begun, 'other')];
  const done = [inTurn('anna', undefined, first.work), inTurn('anna', undefined, second.work)];
  done.push(inTurn('bert', undefined, other.work));
  await expect.poll(() => begun).toEqual(['first', 'other']);
  first.end();
  await expect.poll(() => begun).toEqual(['first', 'other', 'second']);
  second.end();
  other.end();
  expect(await Promise.all(done)).toEqual(['first', 'second', 'other']);
});

test('several of one person run at a time where they may', async () => {
  const inTurn = createTurnQueue({ ...limits, concurrency: 3, runningOfOne: 2 });
  const begun: string[] = [];
  const [first, second, third] = [held(begun, 'first'), held(begun, 'second'), held(begun, 'third')];
  const done = [first, second, third].map(({ work }) => inTurn('anna', undefined, work));
  await expect.poll(() => begun).toEqual(['first', 'second']);
  first.end();
  await expect.poll(() => begun).toEqual(['first', 'second', 'third']);
  second.end();
  third.end();
  expect(await Promise.all(done)).toEqual(['first', 'second', 'third']);
});

test('who has too much waiting is refused, and so is everybody where very much waits', async () => {
  const inTurn = createTurnQueue(limits);
  const begun: string[] = [];
  const all = Array.from({ length: 7 }, (_, index) => held(begun, String(index)));
  const run = (index: number, of: string) => inTurn(of, undefined, all[index]?.work ?? (async () => ''));
  const done = [run(0, 'anna'), run(1, 'bert'), run(2, 'anna'), run(3, 'anna')];
  await expect(run(4, 'anna')).rejects.toMatchObject({ status: 429, headers: { 'retry-after': '5' } });
  done.push(run(5, 'carl'));
  await expect(run(6, 'dora')).rejects.toMatchObject({ status: 503, message: 'server_busy' });
  for (const { end } of all) end();
  expect(await Promise.all(done)).toEqual(['0', '1', '2', '3', '5']);
});

test('who goes away leaves the queue, and work that fails makes room', async () => {
  const inTurn = createTurnQueue({ ...limits, concurrency: 1 });
  const begun: string[] = [];
  const first = held(begun, 'first');
  const running = inTurn('anna', undefined, async () => {
    await first.work();
    throw new RangeError('broken');
  });
  const leaving = new AbortController();
  const left = inTurn('bert', leaving.signal, held(begun, 'left').work);
  const last = inTurn('carl', undefined, async () => 'last');
  leaving.abort();
  await expect(left).rejects.toMatchObject({ status: 499 });
  await expect(inTurn('dora', leaving.signal, first.work)).rejects.toMatchObject({ status: 499 });
  first.end();
  await expect(running).rejects.toThrow('broken');
  expect(await last).toBe('last');
  expect(begun).toEqual(['first']);
});

test('whose turn does not come in time is refused, and nothing of it runs later', async () => {
  const inTurn = createTurnQueue({ ...limits, concurrency: 1, longestMs: 20 });
  const begun: string[] = [];
  const [first, late] = [held(begun, 'first'), held(begun, 'late')];
  const running = inTurn('anna', undefined, first.work);
  await expect(inTurn('bert', undefined, late.work)).rejects.toMatchObject({
    status: 503,
    message: 'server_busy',
    headers: { 'retry-after': '5' },
  });
  first.end();
  expect(await running).toBe('first');
  expect(await inTurn('carl', undefined, async () => 'next')).toBe('next');
  expect(begun).toEqual(['first']);
});
