import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBundledPostgres } from '@dialogwerk/postgres';

export interface TestServer {
  /** Address of the server's first database. */
  readonly url: string;
  stop(): Promise<void>;
}

/** A bundled PostgreSQL on a folder of its own, which goes away with it. */
export async function startTestServer(): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'dialogwerk-tests-'));
  // Because PostgreSQL runs as another user when root runs the tests, and must get in.
  await chmod(dataDir, 0o755);
  const bundled = await startBundledPostgres({ dataDir, log: () => {} });
  const { user, password, host, port, database } = bundled.connection;
  // `host` may be a socket's folder, which a URL takes only as a parameter.
  const url = new URL(`postgres://${user}@localhost:${port}/${database}`);
  url.password = password;
  url.searchParams.set('host', host);
  return {
    url: url.href,
    async stop() {
      await bundled.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
