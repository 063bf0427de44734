import { Client } from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase, withClient } from './createTestDatabase.ts';

const query = (connectionString: string, statement: string): Promise<readonly unknown[]> =>
  withClient(connectionString, async (client) => (await client.query(statement)).rows);

const addManager = `insert into dialog_managers (name) values ('Krimi') returning dialog_manager_id`;

test('whoever gets a database that was released finds no row in it, and numbers that begin anew', async () => {
  const first = await createTestDatabase();
  const added = await query(first.connectionString, addManager);
  await first.release();
  const next = await createTestDatabase();
  expect(next.connectionString).toBe(first.connectionString);
  expect(await query(next.connectionString, 'select from dialog_managers')).toEqual([]);
  expect(await query(next.connectionString, addManager)).toEqual(added);
  await next.release();
});

test('a connection that was left open ends with the release', async () => {
  const database = await createTestDatabase();
  const left = new Client({ connectionString: database.connectionString });
  await left.connect();
  const faults: Error[] = [];
  left.on('error', (fault) => faults.push(fault));
  const ended = new Promise((resolve) => left.once('end', resolve));
  await left.query('begin; lock table accounts');
  await database.release();
  await ended;
  expect(faults[0]?.message).toContain('terminat');
});

test('a database whose tables a test has left otherwise is used by nobody else', async () => {
  const changed = await createTestDatabase();
  await query(changed.connectionString, 'alter table dialog_managers add column left_behind text');
  await changed.release();
  const next = await createTestDatabase();
  expect(next.connectionString).not.toBe(changed.connectionString);
  await next.release();
});
