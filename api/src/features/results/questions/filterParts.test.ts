import { afterAll, beforeAll, expect, it } from 'vitest';
import { anAuthor } from '../../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../../testing/anAuthor.ts';
import { aRespondent } from '../../../../testing/aRespondent.ts';
import { aBlock, inOrder } from '../../../../testing/blocks.ts';
import { insertSurvey } from '../../../../testing/insertSurvey.ts';
import { startTestApi } from '../../../../testing/startTestApi.ts';
import type { TestApi } from '../../../../testing/startTestApi.ts';

let api: TestApi;
let author: TestAuthor;

beforeAll(async () => {
  api = await startTestApi();
  author = await anAuthor(api);
});
afterAll(() => api.stop());

it('what filters can ask for stands beside each question, by the ids of stored answers', async () => {
  const survey_id = await insertSurvey(api, {
    blocks: inOrder(
      aBlock('consent', 'may', {}),
      aBlock('single', 'colour', { options: [{ id: 'red', text: 'Rot', score: null }], nachfrage: 'Warum?' }),
      aBlock('number', 'age'),
    ),
    owner: author,
  });
  const { questions } = await api.call('askedQuestions', { survey_id }, author.token);
  expect(questions.map(({ parts }) => parts.map(({ part, choices }) => [part, choices.map(({ id }) => id)]))).toEqual([
    [['', ['true', 'false']]],
    [
      ['', ['red']],
      ['colour#1', []],
    ],
    [['', []]],
  ]);
});

it('what a dialog has calculated is counted over finished conversations', async () => {
  const survey_id = await insertSurvey(api, {
    blocks: inOrder(
      aBlock('number', 'age', { variable: 'age' }),
      aBlock('assign', 'sums', { assignments: [{ variable: 'twice', expression: 'age * 2' }] }),
    ),
    owner: author,
  });
  for (const value of [10, 20, 60]) {
    const respondent = await aRespondent(api, survey_id);
    await respondent.reply('age', { type: 'number', value });
  }
  await aRespondent(api, survey_id);
  const all = await api.call('calculatedValues', { survey_id }, author.token);
  expect(all.variables).toEqual([
    { variable: 'twice', n: 3, mean: 60, sd: expect.closeTo(52.915, 3), min: 20, median: 40, max: 120 },
  ]);
  const filter = 'antwort.age..between.15.';
  const some = await api.call('calculatedValues', { survey_id, filter }, author.token);
  expect(some.variables).toMatchObject([{ n: 2, min: 40, max: 120 }]);
});
