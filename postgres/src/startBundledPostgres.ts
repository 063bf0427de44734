import { join, resolve } from 'node:path';
import { checkData } from './home/checkData.ts';
import { chooseAccount } from './home/chooseAccount.ts';
import { chooseAddress } from './home/chooseAddress.ts';
import type { Cluster } from './Cluster.ts';
import type { Connection } from './server/connection.ts';
import { ensureRunning } from './server/ensureRunning.ts';
import { findBinaryPackage } from './binaries/findBinaryPackage.ts';
import { initCluster } from './server/initCluster.ts';
import { keepRunning } from './server/keepRunning.ts';
import { prepareBinaries } from './binaries/prepareBinaries.ts';
import { prepareHome } from './home/prepareHome.ts';
import { removeLeftovers } from './home/removeLeftovers.ts';
import { toStorageStartError } from './StorageStartError.ts';
import { stopPostmaster } from './server/stopPostmaster.ts';
import { texts } from './texts.ts';

export interface BundledOptions {
  /** The cluster comes to lie in its folder `postgres`. */
  readonly dataDir: string;
  /** Hears what happens, a German line each. */
  readonly log: (line: string) => void;
}

export interface BundledPostgres {
  /** For `pg.Pool`; stays the same when the server is started again. The pool needs an `error` listener for that moment. */
  readonly connection: Connection;
  /** The server's process; the last one's while it is being started again. */
  readonly pid: number;
  /** Ends the server within 20 seconds. End the pool first. */
  stop(): Promise<void>;
}

/**
 * Starts the bundled PostgreSQL on a data folder, makes the database at the first start, and keeps the server running until `stop`.
 * A server that outlived its api is taken over. Throws StorageStartError with a sentence for the operator.
 */
export async function startBundledPostgres({ dataDir, log }: BundledOptions): Promise<BundledPostgres> {
  const folder = resolve(dataDir);
  try {
    return await start(folder, log);
  } catch (error) {
    throw toStorageStartError(error, folder, join(folder, 'postgres', 'log'));
  }
}

async function start(dataDir: string, log: (line: string) => void): Promise<BundledPostgres> {
  const cluster = await prepareCluster(dataDir, log);
  await initCluster(cluster);
  const address = await chooseAddress(cluster.home, cluster.account);
  const first = await ensureRunning(cluster, address);
  log(first.takenOver ? texts.takenOver(first.pid) : texts.started(first.pid));
  await removeLeftovers(cluster.home);

  const keeper = keepRunning(first, (signal) => ensureRunning(cluster, first.connection, signal), log);
  let pid = first.pid;
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    const running = await keeper.end();
    // Because the server may belong to another api by now; it is ours only with its lock.
    if (!running) return;
    await stopPostmaster(cluster);
    await running.session.end();
  };
  return {
    connection: first.connection,
    get pid() {
      pid = keeper.running()?.pid ?? pid;
      return pid;
    },
    stop: () => (stopped ??= stop()),
  };
}

async function prepareCluster(dataDir: string, log: (line: string) => void): Promise<Cluster> {
  const found = await findBinaryPackage();
  const account = await chooseAccount(join(dataDir, 'postgres', 'data'));
  const home = await prepareHome(dataDir, account, log);
  const binaries = await prepareBinaries(found, home, account);
  const cluster = { dataDir, home, data: join(home, 'data'), logs: join(home, 'log'), account, binaries, log };
  await checkData(cluster, found.version);
  return cluster;
}
