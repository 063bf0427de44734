import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { keepRunning } from './keepRunning.ts';

/** Runs these programs one after the other, as often as they are started; gives how often that was, and with what code it ended. */
async function kept(programs: readonly string[], settledMs: number, isWanted = () => true) {
  let launches = 0;
  let restarts = 0;
  const code = await keepRunning({
    launch: () => spawn(process.execPath, ['--eval', programs[launches++] ?? '']),
    isWanted,
    onRestart: () => (restarts += 1),
    settledMs,
  });
  return { launches, restarts, code };
}

const killed = "process.kill(process.pid, 'SIGKILL'); setInterval(() => {}, 1000)";

test('what falls over, or is killed, starts again until it ends well', async () => {
  expect(await kept(['process.exit(1)', killed, 'process.exit(0)'], 0)).toEqual({ launches: 3, restarts: 2, code: 0 });
});

test('what cannot start is not tried again', async () => {
  expect(await kept(['process.exit(1)'], 60_000)).toEqual({ launches: 1, restarts: 0, code: 1 });
});

test('what was asked to end stays ended, whatever its code', async () => {
  expect(await kept(['process.exit(1)'], 0, () => false)).toEqual({ launches: 1, restarts: 0, code: 1 });
  expect(await kept([killed], 0, () => false)).toEqual({ launches: 1, restarts: 0, code: 1 });
});
