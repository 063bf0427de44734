import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { startBundledPostgres } from '../storage/bundled/startBundledPostgres.ts';
import { connect } from '../storage/connect.ts';
import { migrate } from '../storage/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server for tests, as the address of its maintenance database. */
    testServer: string;
    /** An empty database of this version on it; each test file copies it. */
    testTemplate: string;
  }
}

/** One server for all test files: TEST_DATABASE_URL, else the bundled one on a folder of its own. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  const server = given ? { url: given, stop: async () => {} } : await startServer();
  const testTemplate = `dialogwerk_template_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: server.url });
  await client.connect();
  await client.query(`create database ${testTemplate}`);
  const template = connect({ connectionString: databaseUrl(server.url, testTemplate) }, () => {});
  await migrate(template.pool);
  await template.close();
  project.provide('testServer', server.url);
  project.provide('testTemplate', testTemplate);
  return async () => {
    await client.query(`drop database ${testTemplate}`);
    await client.end();
    await server.stop();
  };
}

async function startServer(): Promise<{ url: string; stop: () => Promise<void> }> {
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

/** The address of another database on the same server. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
