import { expect, test } from 'vitest';
import { StartError } from '../../StartError.ts';
import { createEmptyDatabase } from '../../../testing/createTestDatabase.ts';
import { connect } from './connect.ts';
import { migrate } from './migrate.ts';

async function emptyDatabase() {
  const connectionString = await createEmptyDatabase();
  return () => connect({ connectionString }, () => {});
}

test('servers that start at once on one empty database all come up', async () => {
  const open = await emptyDatabase();
  const servers = [open(), open(), open(), open()];
  await Promise.all(servers.map(({ pool }) => migrate(pool)));
  const rows = await servers[0]?.db.selectFrom('surveys').selectAll().execute();
  expect(rows).toEqual([]);
  await Promise.all(servers.map((server) => server.close()));
});

test('a migration runs once, however often the server starts', async () => {
  const { pool, close } = (await emptyDatabase())();
  await migrate(pool);
  await migrate(pool);
  const { rows } = await pool.query<{ twice: number }>(
    'select count(*) - count(distinct name) as twice from schema_migrations',
  );
  expect(rows).toEqual([{ twice: 0 }]);
  await close();
});

test('a database that was made by a changed migration is refused and left alone', async () => {
  const { pool, close } = (await emptyDatabase())();
  await migrate(pool);
  await pool.query("update schema_migrations set checksum = 'other' where name = '001_start.sql'");
  await expect(migrate(pool)).rejects.toThrow(StartError);
  await expect(migrate(pool)).rejects.toThrow('001_start.sql');
  await close();
});

test('a database of a newer version is refused', async () => {
  const { pool, close } = (await emptyDatabase())();
  await migrate(pool);
  await pool.query("insert into schema_migrations (name, checksum) values ('999_future.sql', 'x')");
  await expect(migrate(pool)).rejects.toThrow('neueren Version');
  await close();
});
