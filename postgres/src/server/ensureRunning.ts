import { setTimeout as sleep } from 'node:timers/promises';
import { clearStaleLocks } from './clearStaleLocks.ts';
import type { Address, Cluster } from '../Cluster.ts';
import { type Connection, connectionTo } from './connection.ts';
import { endSurvivors } from './endSurvivors.ts';
import { type Launched, launchPostmaster } from './launchPostmaster.ts';
import { ownSession, type Session } from './ownSession.ts';
import { isPostgresOn } from './processState.ts';
import { readPostmasterPid } from './readPostmasterPid.ts';
import { startFailure } from './startFailure.ts';
import { startTimeouts } from './startTimeouts.ts';

/** A server that answers and is owned by this process. */
export interface Running {
  readonly pid: number;
  readonly connection: Connection;
  readonly session: Session;
  /** Whether it ran before. */
  readonly takenOver: boolean;
}

/** Milliseconds between two looks at a starting server. */
const interval = 20;
/** Milliseconds before a start that met a predecessor's remains is repeated. */
const retryInterval = 200;

/**
 * Gives the server on the cluster's data: the one that runs already, else a new one at `address`. Returns when it answers and this
 * process owns it. Throws StorageStartError, or the signal's reason when that aborts.
 */
export async function ensureRunning(cluster: Cluster, address: Address, signal?: AbortSignal): Promise<Running> {
  const hear = startTimeouts(cluster);
  let launched: Launched | undefined;
  for (;;) {
    const noted = await readPostmasterPid(cluster.data);
    const connection = noted?.address && (await connectionTo(cluster, noted.address));
    const attempt = connection ? await ownSession(connection) : ({ outcome: 'silent' } as const);
    if (noted && connection && attempt.outcome === 'held') {
      return { pid: noted.pid, connection, session: attempt.session, takenOver: !launched };
    }
    if (signal?.aborted) await launched?.end();
    signal?.throwIfAborted();
    hear(attempt.outcome);
    const isUp = attempt.outcome !== 'silent' || (noted !== undefined && (await isPostgresOn(cluster.data, noted.pid)));
    if (launched) launched = await stillRunning(cluster, launched);
    else if (!isUp) launched = await launch(cluster, address);
    await sleep(interval);
  }
}

async function launch(cluster: Cluster, address: Address): Promise<Launched> {
  await clearStaleLocks(cluster.data, address);
  return launchPostmaster(cluster, address);
}

/** Gives back a server that has not ended. Throws why it ended, unless a predecessor's remains were the cause, which pass. */
async function stillRunning(cluster: Cluster, launched: Launched): Promise<Launched | undefined> {
  const lastWords = await launched.lastWords();
  if (lastWords === undefined) return launched;
  const isBlockedByMemory = /shared memory block .{1,100} is still in use/.test(lastWords);
  const isBlockedByLock = /lock file "[^"]{1,500}" (already exists|is empty)/.test(lastWords);
  if (isBlockedByMemory) await endSurvivors(cluster.data);
  await sleep(retryInterval);
  if (!isBlockedByMemory && !isBlockedByLock && !(await isReplaced(cluster)))
    throw await startFailure(cluster, lastWords);
  return undefined;
}

/** Whether another server runs on the data by now: of two starts at one moment, one ends the other's server. */
async function isReplaced({ data }: Cluster): Promise<boolean> {
  const noted = await readPostmasterPid(data);
  return noted !== undefined && (await isPostgresOn(data, noted.pid));
}
