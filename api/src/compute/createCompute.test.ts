import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, expect, test } from 'vitest';
import type { Computation } from './Compute.ts';
import { createCompute } from './createCompute.ts';
import type { fail, hoard, spin } from '../../testing/spin.ts';

const file = new URL('../../testing/spin.ts', import.meta.url);
const spinning: Computation<typeof spin> = { file, name: 'spin' };
const hoarding: Computation<typeof hoard> = { file, name: 'hoard' };
const failing: Computation<typeof fail> = { file, name: 'fail' };

const compute = createCompute(1);
afterAll(() => compute.stop());

test('a computation runs beside the event loop', async () => {
  await compute.run(spinning, { ms: 0 }, { of: 'anna' });
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  expect(await compute.run(spinning, { ms: 1_000 }, { of: 'anna' })).toEqual({ spun: 1_000 });
  delay.disable();
  // In nanoseconds; as a call it would be all of the second.
  expect(delay.max).toBeLessThan(500_000_000);
});

test('one that goes beyond its time is ended, and the next one runs', async () => {
  const begun = performance.now();
  expect(await compute.run(spinning, { ms: 60_000 }, { of: 'anna', budgetMs: 200 })).toBeNull();
  expect(performance.now() - begun).toBeLessThan(20_000);
  expect(await compute.run(spinning, { ms: 1 }, { of: 'anna' })).toEqual({ spun: 1 });
});

test('one whose caller goes away is ended', async () => {
  const caller = new AbortController();
  const run = compute.run(spinning, { ms: 60_000 }, { of: 'anna', signal: caller.signal });
  const next = compute.run(spinning, { ms: 1 }, { of: 'anna' });
  caller.abort();
  await expect(run).rejects.toMatchObject({ status: 499 });
  expect(await next).toEqual({ spun: 1 });
});

test('one that wants all memory ends alone', async () => {
  expect(await compute.run(hoarding, undefined, { of: 'anna', budgetMs: 60_000 })).toBeNull();
});

test('a fault of ours is thrown, and the stop ends what runs', async () => {
  await expect(compute.run(failing, undefined, { of: 'anna' })).rejects.toThrow('failed on purpose');
  const stopping = createCompute(1);
  const run = stopping.run(spinning, { ms: 60_000 }, { of: 'anna', budgetMs: 60_000 });
  await Promise.all([expect(run).rejects.toMatchObject({ status: 503 }), stopping.stop()]);
});
