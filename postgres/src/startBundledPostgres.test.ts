import { readdir, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, Pool } from 'pg';
import { expect, test, vi } from 'vitest';
import type { Connection } from './server/connection.ts';
import { isListed, isPostgresOn } from './server/processState.ts';
import { startBundledPostgres } from './startBundledPostgres.ts';
import { processesIn, testFolders } from '../testing/testFolders.ts';

const folders = testFolders();
const log = () => undefined;

async function query(connection: Connection, sql: string): Promise<unknown[]> {
  const client = new Client(connection);
  await client.connect();
  return (await client.query(sql).finally(() => client.end())).rows;
}

test('an empty folder becomes a UTF-8 database with durable writes, and its rows are there after a reopening', async () => {
  const dataDir = await folders.make();
  const first = await startBundledPostgres({ dataDir, log });
  const settings = await query(
    first.connection,
    `select pg_encoding_to_char(encoding) as encoding, datlocprovider as provider, datlocale as locale,
            current_setting('fsync') as fsync, current_setting('synchronous_commit') as synchronous_commit,
            current_setting('data_checksums') as checksums, current_setting('listen_addresses') as listens
       from pg_database where datname = current_database()`,
  );
  expect(settings).toEqual([
    {
      encoding: 'UTF8',
      provider: 'b',
      locale: 'C.UTF-8',
      fsync: 'on',
      synchronous_commit: 'on',
      checksums: 'on',
      listens: '',
    },
  ]);
  await query(first.connection, `create table kept as select 'Größe'::text as word`);
  await first.stop();
  expect(isListed(first.pid)).toBe(false);
  expect(await processesIn(dataDir)).toEqual([]);

  const second = await startBundledPostgres({ dataDir, log });
  expect(await query(second.connection, 'select word from kept')).toEqual([{ word: 'Größe' }]);
  await second.stop();
});

test('a killed server is started again, a pool reconnects by the same connection, and committed rows are there', async () => {
  const dataDir = await folders.make();
  const postgres = await startBundledPostgres({ dataDir, log });
  const pool = new Pool(postgres.connection);
  pool.on('error', () => undefined);
  await pool.query('create table kept (n int)');
  for (const n of [1, 2]) {
    await pool.query('insert into kept values ($1)', [n]);
    const killed = postgres.pid;
    process.kill(killed, 'SIGKILL');
    await expect.poll(() => postgres.pid, { timeout: 15_000 }).not.toBe(killed);
    await vi.waitFor(() => pool.query('select 1'), { timeout: 15_000, interval: 50 });
    const { rows } = await pool.query<{ count: string }>('select count(*) from kept');
    expect(rows).toEqual([{ count: String(n) }]);
  }
  await pool.end();
  await postgres.stop();
});

test('a child of a killed server that goes on computing does not keep the next server from starting', async () => {
  const dataDir = await folders.make();
  const postgres = await startBundledPostgres({ dataDir, log });
  const busy = new Client(postgres.connection);
  busy.on('error', () => undefined);
  await busy.connect();
  const { rows } = await busy.query<{ pid: number }>('select pg_backend_pid() as pid');
  const survivor = rows[0]?.pid ?? 0;
  const computing = busy.query('do $$ begin loop null; end loop; end $$').catch(() => 'ended');
  process.kill(postgres.pid, 'SIGKILL');
  await vi.waitFor(() => query(postgres.connection, 'select 1'), { timeout: 20_000, interval: 50 });
  expect(await computing).toBe('ended');
  expect(await isPostgresOn(join(dataDir, 'postgres', 'data'), survivor)).toBe(false);
  await postgres.stop();
});

test('stop during a restart leaves no server behind', async () => {
  const dataDir = await folders.make();
  const lines: string[] = [];
  const postgres = await startBundledPostgres({ dataDir, log: (line) => lines.push(line) });
  process.kill(postgres.pid, 'SIGKILL');
  await vi.waitFor(() => expect(lines.join()).toContain('unerwartet beendet'), { timeout: 10_000, interval: 5 });
  await postgres.stop();
  await vi.waitFor(async () => expect(await processesIn(dataDir)).toEqual([]), { timeout: 10_000 });
});

test('a path that is too long for a Unix socket works, and leaves nothing in the temporary folder', async () => {
  const dataDir = join(await folders.make(), 'ä'.repeat(60), 'it\'s, a "long" path', 'x'.repeat(40));
  const postgres = await startBundledPostgres({ dataDir, log });
  expect(postgres.connection.host.startsWith(join(tmpdir(), 'dialogwerk-'))).toBe(true);
  expect((await stat(postgres.connection.host)).mode & 0o777).toBe(0o700);
  expect(await query(postgres.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  await postgres.stop();
  await expect(stat(postgres.connection.host)).rejects.toThrow('ENOENT');
});

test('log files hold neither statements nor values of rows', async () => {
  const dataDir = await folders.make();
  const postgres = await startBundledPostgres({ dataDir, log });
  await query(postgres.connection, 'create table guests (mail text primary key)');
  await query(postgres.connection, `insert into guests values ('erika@example.org')`);
  await expect(query(postgres.connection, `insert into guests values ('erika@example.org')`)).rejects.toThrow(
    'duplicate key',
  );
  await expect(query(postgres.connection, `select 'erika@example.org'::int`)).rejects.toThrow('invalid input');
  await postgres.stop();
  const logs = join(dataDir, 'postgres', 'log');
  const texts = await Promise.all((await readdir(logs)).map((name) => readFile(join(logs, name), 'utf8')));
  expect(texts.join()).toContain('database system is shut down');
  expect(texts.join()).not.toContain('erika');
});
