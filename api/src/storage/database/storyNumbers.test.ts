import { readdir, readFile } from 'node:fs/promises';
import type { Pool } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEmptyDatabase } from '../../../testing/createTestDatabase.ts';
import { connect } from './connect.ts';

const FOLDER = new URL('../migrations/', import.meta.url);
const RESERVING = '009_trash.sql';

let connection: ReturnType<typeof connect>;
let pool: Pool;
beforeEach(async () => {
  connection = connect({ connectionString: await createEmptyDatabase() }, () => {});
  ({ pool } = connection);
});
afterEach(async () => {
  await connection.close();
});

async function run(wanted: (name: string) => boolean): Promise<void> {
  const names = (await readdir(FOLDER)).toSorted().filter(wanted);
  for (const name of names) await pool.query(await readFile(new URL(name, FOLDER), 'utf8'));
}

const create = (name: string) => pool.query('insert into dialog_managers (name) values ($1)', [name]);
const numbers = async () => {
  const { rows } = await pool.query<{ name: string; dialog_manager_id: string }>(
    'select name, dialog_manager_id from dialog_managers',
  );
  return Object.fromEntries(rows.map(({ name, dialog_manager_id }) => [name, Number(dialog_manager_id)]));
};

test('new multi-chats never get the numbers of the two stories, which can be given to them alone', async () => {
  await run(() => true);
  for (const name of ['a', 'b', 'c', 'd', 'e']) await create(name);
  expect(await numbers()).toEqual({ a: 5, b: 6, c: 7, d: 8, e: 9 });
  await pool.query("insert into dialog_managers (dialog_manager_id, name) values (3, 'flow'), (4, 'aufderflucht')");
  expect(await numbers()).toMatchObject({ flow: 3, aufderflucht: 4 });
});

test('multi-chats that had those numbers move to free ones with their dialogs and triggers; the others stay', async () => {
  await run((name) => name < RESERVING);
  await pool.query("insert into surveys (survey_id, survey_name, settings) values ('s', 'Zeuge', '{}')");
  for (const name of ['a', 'b', 'c', 'd', 'e', 'gone']) await create(name);
  await pool.query("delete from dialog_managers where name = 'gone'");
  await pool.query(
    `insert into manager_surveys (survey_id, dialog_manager_id, "order") values ('s', 3, 1), ('s', 5, 1)`,
  );
  await pool.query(`
    insert into triggers (survey_id, trigger_id, dialog_manager_id, unique_question_id, type, init_survey,
      named_survey_id, named_question_id)
    values ('s', gen_random_uuid(), 3, 'q', 'waitFor', false, 's', 'p')`);
  await run((name) => name === RESERVING);
  expect(await numbers()).toEqual({ a: 1, b: 2, c: 7, d: 8, e: 5 });
  const of = async (table: string) =>
    (await pool.query<{ n: string }>(`select dialog_manager_id as n from ${table} order by 1`)).rows.map(({ n }) =>
      Number(n),
    );
  expect(await of('manager_surveys')).toEqual([5, 7]);
  expect(await of('triggers')).toEqual([7]);
  await create('f');
  expect(await numbers()).toMatchObject({ f: 9 });
});
