import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Account } from '../src/Cluster.ts';

const script = fileURLToPath(new URL('ownerProcess.ts', import.meta.url));

const told = z.union([
  z.object({
    pid: z.number(),
    connection: z.object({
      host: z.string(),
      port: z.number(),
      user: z.string(),
      password: z.string(),
      database: z.string(),
      ssl: z.literal(false),
    }),
  }),
  z.object({ reason: z.string().optional(), message: z.string() }),
]);

/** A process that owns a database, to be killed by a test. */
export interface Owner {
  readonly process: ChildProcess;
  /** What it told when its start was done or refused. */
  readonly told: Promise<z.infer<typeof told>>;
  /** kill -9; fulfilled when it is gone. */
  kill(): Promise<void>;
}

/** Starts a process that owns the database in a folder, by another account if one is given. */
export function startOwner(dataDir: string, account?: Account): Owner {
  const child = spawn(process.execPath, [script, dataDir], { stdio: ['pipe', 'pipe', 'inherit'], ...account });
  const gone = once(child, 'exit');
  const line = once(createInterface(child.stdout), 'line').then(([text]) => told.parse(JSON.parse(String(text))));
  // Because a killed one tells nothing, and its test does not ask.
  line.catch(() => undefined);
  return {
    process: child,
    told: line,
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
  };
}
