import { newSurveySettings } from '@dialogwerk/shared/contract/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyDatabase } from '../../../testing/createTestDatabase.ts';
import { connect } from './connect.ts';
import type { Database } from './connect.ts';
import { migrate } from './migrate.ts';

let open: Database;
beforeAll(async () => {
  open = connect({ connectionString: await createEmptyDatabase() }, () => {});
});
afterAll(() => open.close());

test('secrets from before go where the blocks of their dialogs sent them, and to no host that is filled in', async () => {
  const { pool } = open;
  await migrate(pool, '062_ended_sessions.sql');
  await pool.query(
    'insert into surveys (survey_id, survey_name, active, settings, revision) values ($1, $1, false, $2, 1)',
    ['dialog', JSON.stringify(newSurveySettings)],
  );
  const urls = [
    'https://API.example.org:443/v1?key={{ secret.KEY }}',
    'http://intern.example.org:8080/{{secret.KEY}}',
    'https://name@behind.example.org/{{secret.KEY}}',
    'https://{{name}}.example.org/{{secret.KEY}}',
    'https://others.example.org/{{secret.OTHER}}',
    'https://nobody.example.org/',
  ];
  for (const [order, url] of urls.entries()) {
    await pool.query(
      'insert into blocks (survey_id, unique_question_id, "order", definition) values ($1, $2, $3, $4)',
      ['dialog', `b${order}`, order, JSON.stringify({ type: 'api', url, headers: [], body: '' })],
    );
  }
  for (const name of ['KEY', 'OTHER', 'UNUSED']) {
    await pool.query(
      `insert into secrets (survey_id, name, key_id, sealed, set_at) values ('dialog', $1, 'k', '', now())`,
      [name],
    );
  }
  const block = {
    type: 'api',
    url: 'https://published.example.org/',
    headers: [{ name: 'X', value: '{{secret.KEY}}' }],
  };
  await pool.query('insert into revisions (survey_id, revision, snapshot) values ($1, 1, $2)', [
    'dialog',
    JSON.stringify({ blocks: [block] }),
  ]);
  await pool.query(
    `insert into publications (survey_id, publication_id, revision, published_at) values ('dialog', gen_random_uuid(), 1, now())`,
  );
  await migrate(pool);
  const { rows } = await pool.query<{ name: string; hosts: string[] }>('select name, hosts from secrets order by name');
  expect(rows).toEqual([
    {
      name: 'KEY',
      hosts: ['api.example.org', 'behind.example.org', 'intern.example.org:8080', 'published.example.org'],
    },
    { name: 'OTHER', hosts: ['others.example.org'] },
    { name: 'UNUSED', hosts: [] },
  ]);
});
