import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { endWithThis } from '@dialogwerk/shared/testing/servers';
import { Client } from 'pg';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface ExternalDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** An empty database on a PostgreSQL server that the product did not start: TEST_DATABASE_URL, else one started for this. */
export async function externalDatabase(): Promise<ExternalDatabase> {
  const given = process.env['TEST_DATABASE_URL'];
  const server = given ? { url: given, stop: async () => {} } : await startServer();
  const name = `dialogwerk_e2e_${randomUUID().replaceAll('-', '')}`;
  await query(server.url, `create database ${name}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async drop() {
      await query(server.url, `drop database ${name} with (force)`);
      await server.stop();
    },
  };
}

async function query(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function startServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const child = endWithThis(
    spawn(process.execPath, ['api/testing/serveTestServer.ts'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
  const [line]: Buffer[] = await once(child.stdout, 'data');
  return {
    url: String(line).trim(),
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
