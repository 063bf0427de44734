import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aRespondent } from '../../../../testing/aRespondent.ts';
import { threeQuestions } from '../../../../testing/blocks.ts';
import { insertSurvey } from '../../../../testing/insertSurvey.ts';
import { startTestApi } from '../../../../testing/startTestApi.ts';
import type { TestApi } from '../../../../testing/startTestApi.ts';

let api: TestApi;
// Of its own, because its database must be one that nothing has analysed yet.
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const RESPONDENTS = 150;

/** How often conversations were looked for so far, and how many rows were read for it. */
async function reading(): Promise<{ scans: number; rows: number }> {
  const { rows } = await api.services.pool.query<{ scans: number; rows: number }>(
    `select idx_scan::int as scans, (idx_tup_fetch + seq_tup_read)::int as rows
    from pg_stat_user_tables where relname = 'conversations'`,
  );
  return rows[0] ?? { scans: 0, rows: 0 };
}

it('a turn reads its own conversation alone, also in a new database, whose statements are planned before it knows of any rows', async () => {
  const survey_id = await insertSurvey(api, { blocks: threeQuestions });
  const before = await reading();
  for (let count = 0; count < RESPONDENTS; count += 1) {
    const respondent = await aRespondent(api, survey_id);
    await respondent.chat();
    await respondent.reply('name', { type: 'open', text: 'Ana' });
  }
  const { scans, rows } = await vi.waitUntil(
    async () => {
      const now = await reading();
      const read = { scans: now.scans - before.scans, rows: now.rows - before.rows };
      // Connections tell the statistics now and then.
      return read.scans > RESPONDENTS && read;
    },
    { timeout: 30_000, interval: 250 },
  );
  expect(rows / scans).toBeLessThan(5);
});
