import { expect, test } from 'vitest';
import type { Running } from './ensureRunning.ts';
import { keepRunning } from './keepRunning.ts';

const connection = { host: '/run', port: 5432, user: 'u', password: 'p', database: 'd', ssl: false } as const;

/** A server in name only, whose end the test decides. */
function server(pid: number): { running: Running; lose: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  const session = { lost: promise, end: () => Promise.resolve() };
  return { running: { pid, connection, session, takenOver: false }, lose: resolve };
}

test('failed restarts are repeated after pauses and told, until one succeeds', async () => {
  const first = server(1);
  const second = server(2);
  const lines: string[] = [];
  let calls = 0;
  const ensure = () => (++calls < 3 ? Promise.reject(new Error(`Grund ${calls}.`)) : Promise.resolve(second.running));
  const keeper = keepRunning(first.running, ensure, (line) => lines.push(line));
  first.lose();
  await expect.poll(() => keeper.running()?.pid, { timeout: 5_000 }).toBe(2);
  expect(lines).toEqual([
    'PostgreSQL: unerwartet beendet, wird wieder gestartet.',
    'PostgreSQL: Neustart noch nicht gelungen, nächster Versuch in 0,25 s. Grund 1.',
    'PostgreSQL: Neustart noch nicht gelungen, nächster Versuch in 0,5 s. Grund 2.',
    'PostgreSQL: gestartet (Prozess 2).',
  ]);
  expect(await keeper.end()).toBe(second.running);
});

test('the end of keeping interrupts a restart and reports that no server runs', async () => {
  const first = server(1);
  const lines: string[] = [];
  const called = Promise.withResolvers<void>();
  const ensure = (signal: AbortSignal) => {
    called.resolve();
    return new Promise<Running>((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(new Error('aborted'))),
    );
  };
  const keeper = keepRunning(first.running, ensure, (line) => lines.push(line));
  first.lose();
  await called.promise;
  expect(await keeper.end()).toBeUndefined();
  expect(lines).toEqual(['PostgreSQL: unerwartet beendet, wird wieder gestartet.']);
});
