import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Pool } from 'pg';
import type { TestProject } from 'vitest/node';
import { connect } from '../src/storage/database/connect.ts';
import { migrate } from '../src/storage/database/migrate.ts';
import { startTestServer } from './testServer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server for tests, as the address of its maintenance database. */
    testServer: string;
    /** An empty database of this version on it, to be copied; all of the run have its name in front of theirs. */
    testTemplate: string;
    /** What that one consists of (`readSchema`). */
    testSchema: string;
  }
}

/** One server for all test files: TEST_DATABASE_URL, of a superuser, who may delete rows without looking at references; else the bundled one. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  const server = given ? { url: given, stop: async () => {} } : await startTestServer();
  const testTemplate = `dialogwerk_tests_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: server.url });
  await client.connect();
  await client.query(`create database ${testTemplate}`);
  const template = connect({ connectionString: databaseUrl(server.url, testTemplate) }, () => {});
  await migrate(template.pool);
  const testSchema = await readSchema(template.pool);
  await template.close();
  project.provide('testServer', server.url);
  project.provide('testTemplate', testTemplate);
  project.provide('testSchema', testSchema);
  return async () => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [testTemplate],
    );
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
    await client.end();
    await server.stop();
  };
}

/** A digest of the columns, triggers and functions that a database consists of. */
export async function readSchema(database: Pick<Client, 'query'> | Pick<Pool, 'query'>): Promise<string> {
  const { rows } = await database.query<{ schema: string }>(DIGEST);
  return rows.map(({ schema }) => schema).join();
}

const DIGEST = `
  select md5(string_agg(part, ',' order by part)) as schema from (
    select relname || '.' || attname from pg_class join pg_attribute on attrelid = pg_class.oid where relnamespace = 'public'::regnamespace
    union all select tgname from pg_trigger
    union all select proname from pg_proc where pronamespace = 'public'::regnamespace
  ) parts (part)`;

/** The address of another database on the same server. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
