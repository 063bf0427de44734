import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endWithThis, freePort, until, untilReady } from '@dialogwerk/shared/testing/servers';

/** This checkout, or that of another revision, which `benchmarks/beside/earlier.ts` compares with. */
const root = process.env['PRODUCT_ROOT'] ?? fileURLToPath(new URL('../..', import.meta.url));

export interface ProductOptions {
  /** Another PostgreSQL than the bundled one. */
  readonly databaseUrl?: string;
  /** Where the data lies; a folder of its own by default, taken away at the end. */
  readonly dataDir?: string;
  /** Another built product than the one in this checkout. */
  readonly productDir?: string;
  /** A mail server; without one mails become files. */
  readonly smtpUrl?: string;
  /** The account of an earlier start on the same data. */
  readonly account?: Account;
  /** Further settings. */
  readonly env?: Readonly<Record<string, string>>;
  /** Further arguments of Node, such as what is loaded before the server. */
  readonly nodeArguments?: readonly string[];
  /** Leaves the first account to the server, which then makes its own password. */
  readonly ownAccount?: boolean;
}

export interface Account {
  readonly username: string;
  readonly password: string;
}

export interface Product {
  readonly url: string;
  readonly account: Account;
  readonly dataDir: string;
  /** The server's process, to measure what it uses. */
  pid(): number | undefined;
  /** What the server has written so far. */
  log(): string;
  /** kill -9, as a power cut does. */
  kill(): Promise<void>;
  /** Waits until the server has ended by itself. */
  ended(): Promise<void>;
  /** The same server again, at the same address and on the same data. */
  startAgain(): Promise<void>;
  /** kill -9 of the bundled PostgreSQL's postmaster; gives the process that was killed. */
  killDatabase(): Promise<number>;
  /** Waits until another PostgreSQL than that one runs and the server is ready on it. */
  untilDatabaseIsBack(killed: number): Promise<void>;
  /** SIGTERM; gives the exit code. */
  stop(): Promise<number | null>;
}

const lateServer = fileURLToPath(new URL('./lateServer.ts', import.meta.url));

/** Starts the built product as `pnpm start` does, on a port of its own, and waits until it is ready. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'dialogwerk-e2e-')));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const account = options.account ?? {
    username: 'autorin@example.org',
    password: randomBytes(12).toString('base64url'),
  };
  const nodeArguments = [
    ...(process.env['LATE_SERVER'] ? ['--import', lateServer] : []),
    ...(options.nodeArguments ?? []),
  ];
  let server: ChildProcess;
  let written = '';

  const start = async (): Promise<void> => {
    server = endWithThis(
      spawn(process.execPath, [...nodeArguments, join(root, 'api', 'src', 'server.ts')], {
        cwd: root,
        env: {
          ...process.env,
          NODE_ENV: 'production',
          PORT: String(port),
          HOST: '127.0.0.1',
          DATA_DIR: dataDir,
          ...(options.ownAccount ? {} : { ADMIN_EMAIL: account.username, ADMIN_PASSWORD: account.password }),
          DATABASE_URL: options.databaseUrl ?? '',
          SMTP_URL: options.smtpUrl ?? '',
          // Because nearly all tests want a dashboard of their own dialogs; who plays a story turns it on.
          STORIES: 'off',
          ...options.env,
          ...(options.productDir ? { PRODUCT_DIR: options.productDir } : {}),
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    );
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (chunk: Buffer) => (written += chunk.toString()));
    await ready();
  };
  const ready = () =>
    untilReady(
      url,
      () => {
        if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}:\n${written}`);
      },
      () => `The server was not ready:\n${written}`,
    );

  await start();
  return {
    url,
    account,
    dataDir,
    pid: () => server.pid,
    log: () => written,
    async kill() {
      server.kill('SIGKILL');
      await ended(server);
    },
    ended: () => ended(server),
    startAgain: start,
    async killDatabase() {
      const pid = await postmasterPid(dataDir);
      process.kill(pid, 'SIGKILL');
      return pid;
    },
    async untilDatabaseIsBack(killed) {
      await until(
        async () => ((await postmasterPid(dataDir).catch(() => killed)) === killed ? null : true),
        () => `The database was not started again within a minute:\n${written}`,
      );
      await ready();
    },
    async stop() {
      server.kill('SIGTERM');
      await ended(server);
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
      return server.exitCode;
    },
  };
}

async function postmasterPid(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8'), 10);
}

async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
}
