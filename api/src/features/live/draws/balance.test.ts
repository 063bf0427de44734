import { rounds } from '@dialogwerk/shared/testing/rounds';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { aBlock, inOrder } from '../../../../testing/blocks.ts';
import { createTestDatabase } from '../../../../testing/createTestDatabase.ts';
import { insertSurvey } from '../../../../testing/insertSurvey.ts';
import { startTestApi } from '../../../../testing/startTestApi.ts';

const RESPONDENTS = rounds(150, 10_000);
const AT_ONCE = 30;

/** Two servers that share nothing but the database. */
const database = await createTestDatabase();
const first = await startTestApi(undefined, undefined, undefined, { ...database, release: async () => {} });
const second = await startTestApi(undefined, undefined, undefined, { ...database, release: async () => {} });
afterAll(async () => {
  await first.stop();
  await second.stop();
  await database.release();
});

const arms = ['A', 'B', 'C'].map((id) => ({ id, text: id }));

/** Has respondents begin a dialog, many at once and on both servers; gives how many drew each arm or order of the block `group`. */
async function drawnBy(survey_id: string): Promise<ReadonlyMap<string, number>> {
  let next = 0;
  const respond = async () => {
    for (let place = next++; place < RESPONDENTS; place = next++) {
      const api = place % 2 === 0 ? first : second;
      // More than one address may send in the time that the clock stands.
      api.clock.now += 200;
      const { token_live } = await api.call('registerLive', { survey_id });
      // A page that is opened twice begins the same conversation from both servers.
      const chats = [first, ...(place % 5 === 0 ? [second] : [])].map((server) =>
        server.call('conversation', { survey_id }, token_live),
      );
      await Promise.all(chats);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, respond));
  const { rows } = await sql<{ arm: string; count: number }>`
    select state -> 'draws' ->> 'group' as arm, count(*)::int as count from conversations
    where survey_id = ${survey_id} group by 1 order by 1`.execute(first.services.db);
  const { drawn } = await first.services.db
    .selectFrom('draw_sequences')
    .select('drawn')
    .where('survey_id', '=', survey_id)
    .executeTakeFirstOrThrow();
  expect(drawn).toBe(RESPONDENTS);
  return new Map(rows.map(({ arm, count }) => [arm, count]));
}

function expectEven(counts: ReadonlyMap<string, number>): void {
  const each = [...counts.values()];
  expect(each.reduce((sum, count) => sum + count, 0)).toBe(RESPONDENTS);
  expect(Math.max(...each) - Math.min(...each)).toBeLessThanOrEqual(1);
}

test(
  `${RESPONDENTS} respondents at once on two servers are drawn into arms that differ by at most one`,
  async () => {
    const blocks = inOrder(aBlock('experiment', 'group', { context: '', arms }), aBlock('open', 'end'));
    const counts = await drawnBy(await insertSurvey(first, { blocks }));
    expect([...counts.keys()]).toEqual(['A', 'B', 'C']);
    expectEven(counts);
  },
  rounds(60_000, 900_000),
);

test(
  `${RESPONDENTS} respondents at once on two servers get rows of a Latin square that differ by at most one`,
  async () => {
    const ids = ['p', 'q', 'r', 's'];
    const items = ids.map((id) => ({ id, text: id, members: [id] }));
    const blocks = inOrder(
      aBlock('shuffle', 'group', { context: '', how: 'latin', items }),
      ...ids.map((id) => aBlock('open', id)),
    );
    const counts = await drawnBy(await insertSurvey(first, { blocks }));
    expect([...counts.keys()]).toEqual(['1-2-4-3', '2-3-1-4', '3-4-2-1', '4-1-3-2']);
    expectEven(counts);
  },
  rounds(60_000, 900_000),
);
