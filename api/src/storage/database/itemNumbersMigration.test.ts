import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBlock, inOrder } from '../../../testing/blocks.ts';
import { createEmptyDatabase } from '../../../testing/createTestDatabase.ts';
import { connect } from './connect.ts';
import type { Database } from './connect.ts';
import { migrate } from './migrate.ts';

const battery = (...ids: readonly string[]) =>
  inOrder(aBlock('matrix', 'mat', { items: ids.map((id) => ({ id, text: id, inverse: false })) }), aBlock('open', 'o'));

let open: Database;
afterAll(() => open.close());

/** A dialog as versions stored it that knew no numbers of items. */
async function stored(
  pool: Pool,
  survey_id: string,
  { draft, published = [] }: { readonly draft: readonly string[]; readonly published?: readonly string[][] },
): Promise<void> {
  await pool.query(`insert into surveys (survey_id, survey_name, settings) values ($1, $1, '{}')`, [survey_id]);
  for (const { unique_question_id, order, ...rest } of battery(...draft)) {
    const definition = JSON.stringify({ unique_question_id, ...rest });
    await pool.query(
      'insert into blocks (survey_id, unique_question_id, "order", definition) values ($1, $2, $3, $4)',
      [survey_id, unique_question_id, order, definition],
    );
  }
  for (const [index, ids] of published.entries()) {
    const revision = index + 1;
    const snapshot = JSON.stringify({ blocks: battery(...ids) });
    await pool.query('insert into revisions (survey_id, revision, snapshot) values ($1, $2, $3)', [
      survey_id,
      revision,
      snapshot,
    ]);
    await pool.query(
      'insert into publications (survey_id, publication_id, revision, published_at) values ($1, $2, $3, now())',
      [survey_id, randomUUID(), revision],
    );
  }
}

beforeAll(async () => {
  open = connect({ connectionString: await createEmptyDatabase() }, () => {});
  await migrate(open.pool, '079_code_descriptions.sql');
});

test('items of dialogs that exist have the numbers that their data have, and new ones follow', async () => {
  const { pool } = open;
  await stored(pool, 'never', { draft: ['b', 'a'] });
  await stored(pool, 'before', {
    draft: ['new', 'a', 'b'],
    published: [
      ['gone', 'a'],
      ['b', 'a'],
    ],
  });
  await stored(pool, 'promised', { draft: ['new', 'b', 'a'], published: [['b', 'a']] });
  const numbers = [
    [
      'mat',
      [
        ['a', 2],
        ['b', 1],
      ],
    ],
    [
      'mat#2',
      [
        ['gone', 2],
        ['a', 1],
        ['b', 3],
      ],
    ],
    ['other', [['x', 1]]],
  ];
  await pool.query('insert into data_contracts (survey_id, contract) values ($1, $2)', [
    'promised',
    JSON.stringify({ lenient_until: 0, names: [], numbers, renewed: [] }),
  ]);
  await migrate(pool);
  const { rows } = await pool.query<{ survey_id: string; ids: string[] | null; type: string }>(
    `select survey_id, definition ->> 'type' as type, definition -> 'numbered_items' as ids from blocks
     order by survey_id, type`,
  );
  expect(rows.filter(({ type }) => type === 'matrix').map(({ survey_id, ids }) => [survey_id, ids])).toEqual([
    ['before', ['b', 'a', 'gone', 'new']],
    ['never', ['b', 'a']],
    ['promised', ['a', 'gone', 'b', 'new']],
  ]);
  expect(rows.filter(({ type }) => type === 'open').map(({ ids }) => ids)).toEqual([null, null, null]);
});
