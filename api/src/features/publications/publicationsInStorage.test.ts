import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aRespondent } from '../../../testing/aRespondent.ts';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { threeQuestions } from '../../../testing/blocks.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';
import { startTestApi } from '../../../testing/startTestApi.ts';
import type { TestApi } from '../../../testing/startTestApi.ts';

let api: TestApi;
let author: TestAuthor;
let survey_id: string;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  author = await anAuthor(api);
  survey_id = await insertSurvey(api, { blocks: threeQuestions, active: false, owner: author });
  await api.call('switchActivateLink', { item: { survey_id, active: true } }, author.token);
});

const ask = (context: string) =>
  api.call(
    'updateSurveyBlocks',
    { action: 'update', survey_id, unique_question_id: 'name', changed_values: { context } },
    author.token,
  );
const publish = () => api.call('publish', { survey_id }, author.token);
const stateOf = async () => (await api.call('dialog', { survey_id }, author.token)).publication;
const list = async () => (await api.call('publications', { survey_id }, author.token)).publications;
const firstQuestion = async () => (await (await aRespondent(api, survey_id)).chat()).entries.at(-1)?.context;

describe('publishing while', () => {
  test('two publish the same draft: it is one publication', async () => {
    await ask('Neu?');
    const answers = await Promise.all(Array.from({ length: 6 }, () => publish()));
    expect(new Set(answers.map(({ publication }) => publication.publication_id)).size).toBe(1);
    expect(await list()).toHaveLength(2);
  });

  test('others write: each publication holds exactly its revision', async () => {
    const steps = Array.from({ length: 12 }, (_, index) => index + 2);
    await Promise.all([
      (async () => {
        for (const revision of steps) expect(await ask(`Stand ${revision}`)).toMatchObject({ revision });
      })(),
      ...steps.map(() => publish()),
    ]);
    const kept = await api.services.db
      .selectFrom('publications')
      .innerJoin('revisions', (join) =>
        join
          .onRef('revisions.survey_id', '=', 'publications.survey_id')
          .onRef('revisions.revision', '=', 'publications.revision'),
      )
      .select(['revisions.revision', 'snapshot'])
      .where('publications.survey_id', '=', survey_id)
      .where('publications.revision', '>', 1)
      .execute();
    for (const { revision, snapshot } of kept) expect(snapshot.blocks[0]?.context).toBe(`Stand ${revision}`);
    await publish();
    expect(await stateOf()).toMatchObject({ revision: 13, unpublished_changes: 0 });
  });

  test('respondents register: each conversation is whole, on the publication that it counts for', async () => {
    const publishing = (async () => {
      for (let round = 1; round <= 8; round += 1) {
        await ask(`Stand ${round + 1}`);
        await publish();
      }
    })();
    const begun = await Promise.all(Array.from({ length: 24 }, () => aRespondent(api, survey_id)));
    await publishing;
    const asked = await Promise.all(begun.map(async (one) => (await one.chat()).entries.at(-1)?.context));
    const rows = await api.services.db
      .selectFrom('conversations')
      .innerJoin('publications', (join) =>
        join
          .onRef('publications.survey_id', '=', 'conversations.survey_id')
          .onRef('publications.publication_id', '=', 'conversations.publication_id'),
      )
      .select(['conversations.revision', 'publications.revision as published', 'user_id_live'])
      .where('conversations.survey_id', '=', survey_id)
      .execute();
    const ofUser = new Map(rows.map((row) => [row.user_id_live, row]));
    for (const [index, { user_id }] of begun.entries()) {
      const row = ofUser.get(user_id);
      expect(row?.published).toBe(row?.revision);
      expect(asked[index]).toBe(row?.revision === 1 ? 'Wie heißen Sie?' : `Stand ${row?.revision}`);
    }
    const total = (await list()).reduce((sum, { conversations }) => sum + conversations, 0);
    expect(total).toBe(24);
  });

  test('the database goes at the last moment: nothing is published, and the next try is', async () => {
    await ask('Neu?');
    const { pool } = api.services;
    await pool.query(`
      create function end_session() returns trigger language plpgsql as $$
        begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$;
      create trigger end_session before update of publication_id on surveys for each row execute function end_session()`);
    expect((await api.send('publish', { survey_id }, author.token)).status).toBeGreaterThanOrEqual(500);
    await pool.query('drop trigger end_session on surveys; drop function end_session');
    expect(await list()).toHaveLength(1);
    const kept = await pool.query('select revision from revisions where survey_id = $1', [survey_id]);
    expect(kept.rows).toEqual([{ revision: 1 }]);
    expect(await firstQuestion()).toBe('Wie heißen Sie?');
    await publish();
    expect(await firstQuestion()).toBe('Neu?');
  });
});

test('a dialog that is cleared away takes its publications with it', async () => {
  await api.services.db.deleteFrom('surveys').where('survey_id', '=', survey_id).execute();
  const left = await api.services.db
    .selectFrom('publications')
    .select('revision')
    .where('survey_id', '=', survey_id)
    .execute();
  expect(left).toEqual([]);
});
