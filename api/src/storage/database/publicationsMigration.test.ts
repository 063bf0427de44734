import { randomUUID } from 'node:crypto';
import { newSurveySettings } from '@dialogwerk/shared/contract/schemas';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { threeQuestions } from '../../../testing/blocks.ts';
import { createEmptyDatabase } from '../../../testing/createTestDatabase.ts';
import { connect } from './connect.ts';
import type { Database } from './connect.ts';
import { migrate } from './migrate.ts';
import { readSnapshot } from '../surveys/readSnapshot.ts';

let open: Database;

/** A dialog as versions without publications stored it. */
async function oldSurvey(pool: Pool, survey_id: string, active: boolean, revision: number): Promise<void> {
  await pool.query(
    'insert into surveys (survey_id, survey_name, active, settings, revision) values ($1, $2, $3, $4, $5)',
    [
      survey_id,
      `Dialog ${survey_id}`,
      active,
      JSON.stringify({ ...newSurveySettings, welcome: 'Willkommen!' }),
      revision,
    ],
  );
  for (const { order, ...definition } of threeQuestions) {
    await pool.query(
      'insert into blocks (survey_id, unique_question_id, "order", definition) values ($1, $2, $3, $4)',
      [survey_id, definition.unique_question_id, order, JSON.stringify(definition)],
    );
  }
}

async function oldConversation(pool: Pool, survey_id: string, revision: number, is_live: boolean): Promise<string> {
  const [user_id_live, conversation_id] = [randomUUID(), randomUUID()];
  await pool.query('insert into live_users (user_id_live, username_live) values ($1, $2)', [user_id_live, 'Gast']);
  await pool.query(
    `insert into revisions (survey_id, revision, snapshot) values ($1, $2, '{"kept": "then"}') on conflict do nothing`,
    [survey_id, revision],
  );
  await pool.query(
    `insert into conversations (survey_id, conversation_id, user_id_live, revision, is_live, state)
     values ($1, $2, $3, $4, $5, '{}')`,
    [survey_id, conversation_id, user_id_live, revision, is_live],
  );
  return conversation_id;
}

beforeAll(async () => {
  open = connect({ connectionString: await createEmptyDatabase() }, () => {});
  const { pool } = open;
  await migrate(pool, '007_accounts.sql');
  await oldSurvey(pool, 'live', true, 4);
  await oldSurvey(pool, 'was-live', false, 7);
  await oldSurvey(pool, 'tested', false, 2);
  await oldSurvey(pool, 'draft', false, 1);
  await oldSurvey(pool, 'deleted-live', true, 3);
  await pool.query(`update surveys set deleted_at = now() where survey_id = 'deleted-live'`);
  await oldConversation(pool, 'live', 2, true);
  await oldConversation(pool, 'live', 4, true);
  await oldConversation(pool, 'was-live', 5, true);
  await oldConversation(pool, 'tested', 2, false);
  await migrate(pool);
});
afterAll(async () => {
  await open.close();
});

test('what was live or has been is published as it stands, what never was stays a draft', async () => {
  const { rows } = await open.pool.query(
    `select s.survey_id, p.revision, p.user_id, r.settings->>'survey_name' as name, r.settings->>'welcome' as welcome
     from surveys s
     left join publications p on p.survey_id = s.survey_id and p.publication_id = s.publication_id
     left join revisions r on r.survey_id = p.survey_id and r.revision = p.revision
     order by s.survey_id`,
  );
  const published = (survey_id: string, revision: number) => ({
    survey_id,
    revision,
    user_id: null,
    name: `Dialog ${survey_id}`,
    welcome: 'Willkommen!',
  });
  const never = (survey_id: string) => ({ survey_id, revision: null, user_id: null, name: null, welcome: null });
  expect(rows).toEqual([
    published('deleted-live', 3),
    never('draft'),
    published('live', 4),
    never('tested'),
    published('was-live', 7),
  ]);
});

test('respondents who begin get the very dialog that was live', async () => {
  const snapshot = await readSnapshot(open.db, 'was-live', 7);
  expect(snapshot).toMatchObject({ survey_id: 'was-live', welcome: 'Willkommen!', du_sie: 'sie' });
  expect(snapshot?.blocks).toEqual(threeQuestions);
});

test('conversations keep the revision that they began with, and count where it is the published one', async () => {
  const { rows } = await open.pool.query(
    `select c.survey_id, c.revision, r.snapshot, c.publication_id is not null as counted
     from conversations c join revisions r using (survey_id, revision) order by c.survey_id, c.revision`,
  );
  const kept = { snapshot: { kept: 'then' } };
  expect(rows).toEqual([
    { survey_id: 'live', revision: 2, ...kept, counted: false },
    { survey_id: 'live', revision: 4, ...kept, counted: true },
    { survey_id: 'tested', revision: 2, ...kept, counted: false },
    { survey_id: 'was-live', revision: 5, ...kept, counted: false },
  ]);
});

test('from then on no dialog is live that is not published', async () => {
  await expect(open.pool.query(`update surveys set active = true where survey_id = 'draft'`)).rejects.toThrow(
    'surveys_live_is_published',
  );
});
