import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { databaseUrl } from './globalSetup.ts';

export interface TestDatabase {
  readonly connectionString: string;
  drop(): Promise<void>;
}

/** A database of its own: of this version and without a row, or with nothing in it at all. */
export async function createTestDatabase(content: 'migrated' | 'nothing' = 'migrated'): Promise<TestDatabase> {
  const server = inject('testServer');
  const name = `dialogwerk_test_${randomUUID().replaceAll('-', '')}`;
  const template = content === 'migrated' ? inject('testTemplate') : 'template0';
  await onServer(server, `create database ${name} template ${template}`);
  // Because waiting for the disk at every commit is most of the time of many tests; none of them cuts this server's power.
  await onServer(server, `alter database ${name} set synchronous_commit = off`);
  return {
    connectionString: databaseUrl(server, name),
    drop: () => onServer(server, `drop database if exists ${name} with (force)`),
  };
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
