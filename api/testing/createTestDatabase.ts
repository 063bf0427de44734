import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { databaseUrl, readSchema } from './globalSetup.ts';

export interface TestDatabase {
  readonly connectionString: string;
  /** Ends its connections and lets the next test file have it, without a row; to be called after the last query. */
  release(): Promise<void>;
}

/** Names of those that test files of this worker have released. */
const released: string[] = [];

/**
 * A database for one test file: of this version and without a row. One file after the other uses it, because it is 600
 * files, which cost more to make and to take away than most tests. All go away with the run (`globalSetup`).
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = released.pop() ?? (await create(inject('testTemplate')));
  return {
    connectionString: addressOf(name),
    async release() {
      const isAsMade = await withClient(addressOf(name), async (client) => {
        await client.query(END_OTHERS);
        await client.query(DELETE_ROWS);
        return (await readSchema(client)) === inject('testSchema');
      });
      // One whose tables a failed test has left otherwise is no longer of use.
      if (isAsMade) released.push(name);
    },
  };
}

/** The address of a database with nothing in it, not even tables. */
export const createEmptyDatabase = async (): Promise<string> => addressOf(await create('template0'));

async function create(template: string): Promise<string> {
  const name = `${inject('testTemplate')}_${randomUUID().slice(0, 8)}`;
  await withClient(inject('testServer'), async (client) => {
    await client.query(`create database ${name} template ${template}`);
    // Because waiting for the disk at every commit is most of the time of many tests; none of them cuts this server's power.
    await client.query(`alter database ${name} set synchronous_commit = off`);
  });
  return name;
}

const END_OTHERS =
  'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';

/**
 * Deletes all rows and lets numbers begin anew. Row by row and without looking at references, because to truncate makes new
 * files for each table, its indexes and all that refer to it.
 */
const DELETE_ROWS = `do $$
  declare
    name text;
    has_rows boolean;
  begin
    set local session_replication_role = replica;
    for name in select format('%I', tablename) from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations' loop
      execute 'select exists (select from ' || name || ')' into has_rows;
      if has_rows then execute 'delete from ' || name; end if;
    end loop;
    perform setval(format('%I', sequencename), start_value, false) from pg_sequences where last_value is not null;
  end $$`;

const addressOf = (name: string): string => databaseUrl(inject('testServer'), name);

/** Gives what `work` does on a connection of its own. */
export async function withClient<Result>(
  connectionString: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
