import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Address, Cluster } from '../Cluster.ts';
import { makeOwnedFolder } from '../home/prepareHome.ts';
import { childOptions } from '../runProgram.ts';
import { writeSettings } from './writeSettings.ts';

/** A PostgreSQL server that was just started, not necessarily ready. */
export interface Launched {
  /** What it said before it ended; undefined while it runs. */
  lastWords(): Promise<string | undefined>;
  /** Ends it, ready or not. */
  end(): Promise<void>;
}

/** Starts PostgreSQL in a process group of its own, so that neither Ctrl-C nor the api's end takes it along. */
export async function launchPostmaster(cluster: Cluster, address: Address): Promise<Launched> {
  await writeSettings(cluster, address);
  // Because a sweep of the temporary folder may have taken the socket's folder along.
  if (process.platform !== 'win32') await makeOwnedFolder(address.host, cluster.account);
  // Output until PostgreSQL's own log files take over.
  const log = join(cluster.logs, 'start.log');
  const output = await open(log, 'w', 0o600);
  const child = spawn(cluster.binaries.postgres, ['-D', cluster.data], {
    ...childOptions(cluster.home, cluster.account),
    stdio: ['ignore', output.fd, output.fd],
    detached: true,
  });
  await output.close();
  let fault: Error | undefined;
  child.on('error', (error) => (fault = error));
  child.unref();
  const hasEnded = () => fault !== undefined || child.exitCode !== null || child.signalCode !== null;
  return {
    lastWords: async () => (hasEnded() ? (await readFile(log, 'utf8')) + (fault?.message ?? '') : undefined),
    end: async () => {
      if (hasEnded()) return;
      child.ref();
      child.kill('SIGINT');
      await once(child, 'exit');
    },
  };
}
