import { SURVEY_BLOCKS_LIMIT, streams } from '@dialogwerk/shared/contract';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anAuthor } from '../../testing/anAuthor.ts';
import type { TestAuthor } from '../../testing/anAuthor.ts';
import { aBlock, inOrder, threeQuestions } from '../../testing/blocks.ts';
import { apiOfFile } from '../../testing/apiOfFile.ts';
import { insertSurvey } from '../../testing/insertSurvey.ts';

const api = await apiOfFile();
let author: TestAuthor;
let survey_id: string;
beforeEach(async () => {
  author = await anAuthor(api);
  survey_id = await insertSurvey(api, { blocks: threeQuestions, owner: author });
});

describe('what runs at once', () => {
  test('twenty whole dialogs of one author come one after the other, and all of them come', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => api.send('dialog', { survey_id }, author.token)));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
  });

  test('of very many the last are refused with a sentence and when to come again, and nobody else is', async () => {
    const other = await anAuthor(api);
    const many = Array.from({ length: 130 }, () => api.send('dialog', { survey_id }, author.token));
    const [answers, elsewhere] = await Promise.all([Promise.all(many), api.send('listSurveys', {}, other.token)]);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, body, headers } of refused) {
      expect(status).toBe(429);
      expect(body).toMatchObject({ code: 'throttle/too-many-at-once', msg: expect.stringContaining('warten Sie') });
      expect(headers['retry-after']).toBe('5');
    }
    expect(elsewhere.status).toBe(200);
  });
});

describe('what is made', () => {
  test('three hundred dialogs in a moment are too many; the next comes with time', async () => {
    const make = (index: number) => api.send('createSurvey', { survey_name: `Dialog ${index}` }, author.token);
    const statuses: number[] = [];
    for (let index = 0; index < 101; index += 1) statuses.push((await make(index)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(100);
    const refused = await make(101);
    expect(refused).toMatchObject({ status: 429, body: { code: 'throttle/too-much-made' } });
    expect(refused.body).toMatchObject({ msg: expect.stringContaining('5 Sekunden') });
    expect(refused.headers['retry-after']).toBe('5');
    const other = await anAuthor(api);
    expect(await api.send('createSurvey', { survey_name: 'Anderer' }, other.token)).toMatchObject({ status: 200 });
    api.clock.now += 5_000;
    expect((await make(102)).status).toBe(200);
  });
});

describe('streams', () => {
  let address: string;
  beforeAll(async () => {
    address = await api.app.listen({ port: 0, host: '127.0.0.1' });
  });

  test('one author has twenty open, and one more when one is closed', async () => {
    const path = streams.surveyChanges.path.replace(':survey_id', survey_id);
    const opened: AbortController[] = [];
    // Kept, because one that nobody holds any more is closed with what is cleared away.
    const answers: Response[] = [];
    const open = async (token: string): Promise<Response> => {
      const controller = new AbortController();
      opened.push(controller);
      const answer = await fetch(`${address}${path}?client=c${opened.length}`, {
        headers: { authorization: `Bearer ${token}` },
        signal: controller.signal,
      });
      answers.push(answer);
      return answer;
    };
    for (let index = 0; index < 20; index += 1) expect((await open(author.token)).status).toBe(200);
    const refused = await open(author.token);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ code: 'throttle/too-many-streams' });
    expect(refused.headers.get('retry-after')).toBe('30');
    opened[0]?.abort();
    await expect.poll(async () => (await open(author.token)).status).toBe(200);
    expect(answers.length).toBeGreaterThanOrEqual(22);
    for (const controller of opened) controller.abort();
  });
});

test('all cards of the largest dialog are moved at once', async () => {
  const blocks = inOrder(...Array.from({ length: SURVEY_BLOCKS_LIMIT }, (_, index) => aBlock('open', `b${index}`)));
  const id = await insertSurvey(api, { blocks, owner: author, active: false });
  const positions = blocks.map(({ unique_question_id }, index) => ({
    unique_question_id,
    position: { x: index, y: index },
  }));
  expect(await api.send('surveyStructure', { id, positions }, author.token)).toMatchObject({ status: 200 });
});
