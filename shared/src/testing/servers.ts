import type { ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * A port of the loopback address that nobody listens on at this moment. It lies below the ports that systems lend to outgoing
 * connections (Linux from 32,768, others from 49,152), because one of those could take it while a server that had it starts again.
 */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const port = randomInt(20_000, 32_768);
    if (await canListen(port)) return port;
  }
  throw new Error('No free port of the loopback address was found.');
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.on('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** Has a process end with this one at the latest, so that a test which is given up leaves no server behind; gives it back. */
export function endWithThis<Child extends ChildProcess>(child: Child): Child {
  const end = (): void => void child.kill('SIGTERM');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  return child;
}

/** Looks again and again until there is something; throws what `missing` says when there is still nothing (null) after a while. */
export async function until<Found>(
  look: () => Promise<Found | null> | Found | null,
  missing: () => string,
  { withinMs = 60_000, intervalMs = 50 } = {},
): Promise<Found> {
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline) {
    const found = await look();
    if (found !== null) return found;
    await new Promise((resolve) => setTimeout(resolve, intervalMs));
  }
  throw new Error(missing());
}

/** Because a server that cannot start ends by itself and says why, and one on a busy machine only takes long. */
const START_MS = 300_000;

/** Waits until the server at an address says that it can work; `alive` throws when it never will. */
export async function untilReady(url: string, alive: () => void, missing: () => string): Promise<void> {
  await until(
    async () => {
      alive();
      const answer = await fetch(`${url}/health/ready`).catch(() => null);
      return answer?.ok ? answer : null;
    },
    missing,
    { withinMs: START_MS },
  );
}
