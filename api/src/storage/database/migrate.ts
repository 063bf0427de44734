import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Pool, PoolClient } from 'pg';
import { StartError } from '../../StartError.ts';
import { storageTexts } from '../faults/texts.ts';

const FOLDER = new URL('../migrations/', import.meta.url);
/** Any number that no other program locks in this database. */
const LOCK = 7_203_114_901;

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/**
 * Brings the database to this version: each file of `migrations/` once, in order, in a transaction of its own. Several
 * servers may start on one database at once; each transaction takes the lock first and then looks what is still to do.
 * Throws `StartError` when the database was made by changed files or by a newer version; nothing is changed then. With
 * `last`, a file's name, it stops there, as the version did that had no later ones.
 */
export async function migrate(pool: Pool, last?: string): Promise<void> {
  const migrations = (await readMigrations()).filter(({ name }) => last === undefined || name <= last);
  await inLockedTransaction(pool, async (client) => {
    await client.query(
      'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string }>('select name from schema_migrations order by name');
    const unknown = rows.find(({ name }) => !migrations.some((migration) => migration.name === name));
    if (unknown) throw new StartError(storageTexts.newerDatabase(unknown.name));
  });
  for (const migration of migrations) await inLockedTransaction(pool, (client) => apply(client, migration));
}

async function apply(client: PoolClient, { name, sql, checksum }: Migration): Promise<void> {
  const { rows } = await client.query<{ checksum: string }>('select checksum from schema_migrations where name = $1', [
    name,
  ]);
  const applied = rows[0];
  if (applied && applied.checksum !== checksum) throw new StartError(storageTexts.changedMigration(name));
  if (applied) return;
  await client.query(sql);
  await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
}

/** The files by name; line ends do not count, because a checkout may change them. */
async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const sql = (await readFile(new URL(name, FOLDER), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function inLockedTransaction(pool: Pool, work: (client: PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    // A large migration may take longer than a query of a call.
    await client.query('set local statement_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await work(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
