import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBlock, inOrder } from '../../../testing/blocks.ts';
import { createEmptyDatabase } from '../../../testing/createTestDatabase.ts';
import { connect } from './connect.ts';
import type { Database } from './connect.ts';
import { migrate } from './migrate.ts';

const blocks = inOrder(
  aBlock('consent', 'needed', { required: true }),
  aBlock('consent', 'wished', { required: false }),
);

let open: Database;
afterAll(() => open.close());

/** A conversation that has ended, as versions stored it that did not say why; its id. */
async function ended(pool: Pool, question: string, value: string, withdrawn_turn = 0): Promise<string> {
  const [user_id_live, conversation_id] = [randomUUID(), randomUUID()];
  const ofThis = ['consents', conversation_id];
  await pool.query('insert into live_users (user_id_live, username_live) values ($1, $2)', [user_id_live, 'Gast']);
  await pool.query(
    `insert into conversations (survey_id, conversation_id, user_id_live, revision, is_live, state, finished_at)
     values ($1, $2, $3, 1, true, '{"finished": true}', now())`,
    [...ofThis, user_id_live],
  );
  await pool.query(
    `insert into answers (survey_id, conversation_id, unique_question_id, value, revision, withdrawn_turn)
     values ($1, $2, $3, $4, 1, $5)`,
    [...ofThis, question, value, withdrawn_turn],
  );
  return conversation_id;
}

beforeAll(async () => {
  open = connect({ connectionString: await createEmptyDatabase() }, () => {});
  const { pool } = open;
  await migrate(pool, '075_found_by_respondent.sql');
  await pool.query(
    `insert into surveys (survey_id, survey_name, settings) values ('consents', 'Einwilligungen', '{}')`,
  );
  await pool.query(`insert into revisions (survey_id, revision, snapshot) values ('consents', 1, $1)`, [
    JSON.stringify({ blocks }),
  ]);
});

test('of the conversations that ended before, those are screened whose needed consent was declined', async () => {
  const { pool } = open;
  const declined = await ended(pool, 'needed', 'false');
  await ended(pool, 'needed', 'true');
  await ended(pool, 'needed', 'false', 3);
  await ended(pool, 'wished', 'false');
  await migrate(pool);
  const { rows } = await pool.query<{ conversation_id: string }>(
    'select conversation_id from conversations where screened',
  );
  expect(rows).toEqual([{ conversation_id: declined }]);
});
