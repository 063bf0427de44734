import { randomUUID } from 'node:crypto';
import { replyMedia } from '@dialogwerk/shared/contract/schemas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anAuthor } from '../../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../../testing/anAuthor.ts';
import { aRespondent } from '../../../../testing/aRespondent.ts';
import { aBlock, inOrder } from '../../../../testing/blocks.ts';
import { insertSurvey } from '../../../../testing/insertSurvey.ts';
import { aPng } from '../../../../testing/media/sampleFiles.ts';
import { startTestApi } from '../../../../testing/startTestApi.ts';
import type { TestApi } from '../../../../testing/startTestApi.ts';
import { uploadReply } from '../../../../testing/uploadFile.ts';

const options = ['a', 'b', 'c'].map((id) => ({ id, text: `Option ${id}`, score: null }));
const blocks = inOrder(
  aBlock('message', 'hello'),
  aBlock('slider', 'again', { nachfrage: 'Warum?' }),
  aBlock('single', 'colour', { options }),
  aBlock('assign', 'sums', { assignments: [{ variable: 'double', expression: 'again * 2' }] }),
  aBlock('date', 'day'),
  aBlock('time', 'time'),
  aBlock('upload', 'upload', { kinds: ['image'] }),
);

let api: TestApi;
let author: TestAuthor;
let survey_id: string;

beforeAll(async () => {
  api = await startTestApi();
  author = await anAuthor(api);
  survey_id = await insertSurvey(api, { blocks, owner: author });
  for (const [index, day] of ['2026-01-31', '2026-03-01'].entries()) {
    api.clock.now += 1_000;
    const respondent = await aRespondent(api, survey_id);
    await respondent.reply('again', { type: 'slider', value: 9 });
    await respondent.reply({ id: 'again', nachfrage_id: 'again#1' }, { type: 'open', text: 'Darum' });
    await respondent.reply('colour', { type: 'single', option_id: index === 0 ? 'a' : 'b' });
    await respondent.reply('day', { type: 'date', value: day });
    await respondent.reply('time', { type: 'time', value: '07:30' });
    const sent = await uploadReply(api, { survey_id, unique_question_id: 'upload' }, aPng(), {
      token: respondent.token,
      name: `Plan ${index}.png`,
    });
    const { media_id } = replyMedia.response.parse(sent.body);
    await respondent.reply('upload', { type: 'upload', media_id });
    if (index > 0) continue;
    const change = { survey_id, turn_id: randomUUID(), unique_question_id: 'again' };
    await api.call('changeAnswer', { ...change, reply: { type: 'slider', value: 2 } }, respondent.token);
  }
});
afterAll(() => api.stop());

it('the questions of a dialog stand in order, without what only says or calculates', async () => {
  const { questions } = await api.call('askedQuestions', { survey_id }, author.token);
  expect(
    questions.map(({ unique_question_id, is_nps, probe, is_removed }) => [
      unique_question_id,
      is_nps,
      probe,
      is_removed,
    ]),
  ).toEqual([
    ['again', true, 'Warum?', false],
    ['colour', false, null, false],
    ['day', false, null, false],
    ['time', false, null, false],
    ['upload', false, null, false],
  ]);
});

it('files come with an address that works without a token, the newest first', async () => {
  const { total, files } = await api.call('resultFiles', { survey_id, question: 'upload' }, author.token);
  expect([total, files.map(({ name, type }) => [name, type])]).toEqual([
    2,
    [
      ['Plan 1.png', 'image/png'],
      ['Plan 0.png', 'image/png'],
    ],
  ]);
  expect(files[0]?.location).toContain('signature=');
});

it('a question of which an answer was changed says in how many conversations', async () => {
  const { changed } = await api.call('changedAnswers', { survey_id }, author.token);
  expect(changed).toEqual([{ unique_question_id: 'again', part: '', count: 1 }]);
});

it('days are counted by months, times by hours', async () => {
  const histogramOf = async (question: string) => {
    const { columns } = await api.call('resultQuestion', { survey_id, question }, author.token);
    return columns[0]?.histogram;
  };
  expect(await histogramOf('day')).toEqual([
    { from: 2026 * 12, to: 2026 * 12, count: 1 },
    { from: 2026 * 12 + 1, to: 2026 * 12 + 1, count: 0 },
    { from: 2026 * 12 + 2, to: 2026 * 12 + 2, count: 1 },
  ]);
  expect(await histogramOf('time')).toEqual([{ from: 7, to: 7, count: 2 }]);
});

it('a slider has a bar for each of its points, also for those that nobody chose', async () => {
  const { columns } = await api.call('resultQuestion', { survey_id, question: 'again' }, author.token);
  const histogram = columns[0]?.histogram ?? [];
  expect(histogram.map(({ from }) => from)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(histogram.reduce((sum, { count }) => sum + count, 0)).toBe(columns[0]?.n);
});

it('scores, given or calculated, stand by group, and a group without any says so', async () => {
  const byColour = async (score: string) => {
    const { n, groups } = await api.call('scoresByGroup', { survey_id, score, group: 'colour' }, author.token);
    return [n, groups.map(({ label, numbers }) => [label, numbers && [numbers.n, numbers.mean]])];
  };
  const expected = (a: number, b: number) => [
    2,
    [
      ['Option a', [1, a]],
      ['Option b', [1, b]],
      ['Option c', null],
    ],
  ];
  expect(await byColour('again')).toEqual(expected(2, 9));
  expect(await byColour('double')).toEqual(expected(4, 18));
});

it.each([
  ['colour', 'colour'],
  ['again', 'again'],
  ['gibt_es_nicht', 'colour'],
])('%s by %s is no comparison', async (score, group) => {
  const { status } = await api.send('scoresByGroup', { survey_id, score, group }, author.token);
  expect(status).toBe(404);
});
