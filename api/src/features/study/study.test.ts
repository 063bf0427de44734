import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { aRespondent } from '../../../testing/aRespondent.ts';
import { threeQuestions } from '../../../testing/blocks.ts';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';
import { startTestApi } from '../../../testing/startTestApi.ts';
import type { Answer } from '../../../testing/startTestApi.ts';

/** Two servers that share nothing but the database. */
const database = await createTestDatabase();
const api = await startTestApi(undefined, undefined, undefined, { ...database, release: async () => {} });
const second = await startTestApi(undefined, undefined, undefined, { ...database, release: async () => {} });
afterAll(async () => {
  await api.stop();
  await second.stop();
  await database.release();
});

const MINUTE = 60_000;
let owner: TestAuthor;
let survey_id: string;
beforeEach(async () => {
  owner = await anAuthor(api);
  survey_id = await insertSurvey(api, { blocks: threeQuestions, owner });
});

const always = { starts_at: null, ends_at: null, most: null };
const setPeriod = (period: Partial<Record<'starts_at' | 'ends_at' | 'most', number | null>>) =>
  api.send('setStudyPeriod', { survey_id, ...always, ...period }, owner.token);
/** Comes again as a messenger does where the server has no time. */
async function begin(server = api): Promise<Answer<unknown>> {
  const answer = await server.send('registerLive', { survey_id });
  return answer.status === 503 ? begin(server) : answer;
}
const standing = () => api.call('study', { survey_id }, owner.token);
const answerName = { type: 'open', text: 'Ana' } as const;

describe('start and end', () => {
  test('nobody begins before or after, and who has begun comes to the end', async () => {
    const now = api.clock.now;
    await setPeriod({ starts_at: now + MINUTE, ends_at: now + 2 * MINUTE });
    expect(await begin()).toMatchObject({ status: 410, body: { code: 'study/not-begun' } });
    api.clock.now = now + MINUTE;
    const respondent = await aRespondent(api, survey_id);
    await respondent.chat();
    api.clock.now = now + 2 * MINUTE;
    expect(await begin()).toMatchObject({ status: 410, body: { code: 'study/over' } });
    expect(await respondent.tryReply('name', answerName)).toMatchObject({ status: 200 });
    api.clock.now = now;
  });

  test('an end that is not after the start is refused at its field, and nothing changes', async () => {
    const refused = await setPeriod({ starts_at: 2 * MINUTE, ends_at: 2 * MINUTE });
    expect(refused).toMatchObject({ status: 400, body: { field: 'ends_at' } });
    expect((await standing()).period).toEqual(always);
  });
});

describe('the limit', () => {
  test('200 who begin at once on two servers get exactly as many places as there are', async () => {
    await setPeriod({ most: 20 });
    const answers = await Promise.all(Array.from({ length: 200 }, (_, place) => begin(place % 2 ? second : api)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 410]));
    expect(await standing()).toMatchObject({ begun: 20, period: { most: 20 } });
    const rows = await api.services.db
      .selectFrom('conversations')
      .select('survey_id')
      .where('survey_id', '=', survey_id)
      .execute();
    expect(rows).toHaveLength(20);
  });

  test('set while people are beginning, it counts each of them once', async () => {
    const beginning = Array.from({ length: 60 }, (_, place) => begin(place % 2 ? second : api));
    const [answers] = await Promise.all([Promise.all(beginning), setPeriod({ most: 25 })]);
    const begun = answers.filter(({ status }) => status === 200).length;
    expect(begun).toBeGreaterThanOrEqual(25);
    expect((await standing()).begun).toBe(begun);
  });

  test('counts those who had begun before, and keeps its count when it is raised, or somebody deletes their answers', async () => {
    const respondent = await aRespondent(api, survey_id);
    await aRespondent(api, survey_id);
    await api.call('testRegister', { survey_id }, owner.token);
    expect(await standing()).toMatchObject({ begun: 2, period: always });
    await setPeriod({ most: 2 });
    expect(await begin()).toMatchObject({ status: 410, body: { code: 'study/full' } });
    await api.call('restartDelete', { survey_id, action: 'restart', isLive: true }, respondent.token);
    await api.call('restartDelete', { survey_id, action: 'delete', isLive: true }, respondent.token);
    await setPeriod({ most: 3 });
    expect(await begin()).toMatchObject({ status: 200 });
    expect(await begin()).toMatchObject({ status: 410 });
    expect(await standing()).toMatchObject({ begun: 3 });
  });
});
