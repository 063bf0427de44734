import { randomUUID } from 'node:crypto';
import { replyMedia } from '@dialogwerk/shared/contract/schemas';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aPng } from '../../../testing/media/sampleFiles.ts';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { aRespondent } from '../../../testing/aRespondent.ts';
import type { TestRespondent } from '../../../testing/aRespondent.ts';
import { aBlock, inOrder } from '../../../testing/blocks.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';
import { startTestApi } from '../../../testing/startTestApi.ts';
import type { TestApi } from '../../../testing/startTestApi.ts';
import { uploadReply } from '../../../testing/uploadFile.ts';

const options = ['a', 'b', 'c'].map((id) => ({ id, text: `Option ${id}`, score: null }));
const points = [1, 2].map((value) => ({ value, label: `Punkt ${value}` }));
const items = ['x', 'y'].map((id) => ({ id, text: `Aussage ${id}`, inverse: false }));
const blocks = inOrder(
  aBlock('consent', 'consent', { label_agree: 'Ja, gern', label_decline: 'Nein', required: false }),
  aBlock('ranking', 'ranking', { options }),
  aBlock('picture', 'picture', { options: options.map((option) => Object.assign({ filename_db: null }, option)) }),
  aBlock('matrix', 'matrix', { items, scale: { from: 'block', points }, likert_na: false, nachfrage: 'Warum?' }),
  aBlock('slider', 'slider'),
  aBlock('email', 'email'),
  aBlock('qa', 'qa', { qa_entries: [{ id: 'hours', questions: ['Wann ist offen?'], answer: 'Von 9 bis 17 Uhr.' }] }),
  aBlock('upload', 'upload', { kinds: ['image'] }),
);

let api: TestApi;
let author: TestAuthor;
let survey_id: string;

beforeAll(async () => {
  api = await startTestApi();
  author = await anAuthor(api);
});
afterAll(() => api.stop());
beforeEach(async () => {
  survey_id = await insertSurvey(api, { blocks, owner: author });
});

async function talk({ agreed, order }: { agreed: boolean; order: string[] }): Promise<TestRespondent> {
  api.clock.now += 1_000;
  const respondent = await aRespondent(api, survey_id);
  const item = (id: string) => ({ id: 'matrix', nachfrage_id: `matrix.${id}` });
  await respondent.reply('consent', { type: 'consent', agreed });
  await respondent.reply('ranking', { type: 'ranking', option_ids: order });
  await respondent.reply('picture', { type: 'picture', option_ids: ['b'] });
  await respondent.reply(item('x'), { type: 'matrix', item_id: 'x', value: 1 });
  await respondent.reply(item('y'), { type: 'matrix', item_id: 'y', value: agreed ? 1 : 2 });
  await respondent.reply({ id: 'matrix', nachfrage_id: 'matrix#1' }, { type: 'open', text: 'Darum' });
  await respondent.reply('slider', { type: 'slider', value: agreed ? 10 : 5 });
  await respondent.reply('email', { type: 'email', text: 'ana@example.org' });
  await respondent.reply('qa', { type: 'qa', text: agreed ? 'Wann ist offen?' : 'Wo bin ich?' });
  const sent = await uploadReply(api, { survey_id, unique_question_id: 'upload' }, aPng(), {
    token: respondent.token,
    name: 'Plan.png',
  });
  const { media_id } = replyMedia.response.parse(sent.body);
  await respondent.reply('upload', { type: 'upload', media_id });
  return respondent;
}

async function summaryOf(id: string) {
  const { questions } = await api.call('answers', { survey_id }, author.token);
  return questions.find(({ unique_question_id }) => unique_question_id === id);
}

it('each type is summed up in its own way', async () => {
  await talk({ agreed: true, order: ['a', 'b', 'c'] });
  await talk({ agreed: false, order: ['a', 'c', 'b'] });

  expect(await summaryOf('consent')).toMatchObject({
    answered: 2,
    counts: [
      { id: 'agree', label: 'Ja, gern', count: 1 },
      { id: 'decline', label: 'Nein', count: 1 },
    ],
  });
  expect(await summaryOf('ranking')).toMatchObject({
    counts: null,
    ranks: [
      { id: 'a', label: 'Option a', mean: 1 },
      { id: 'b', mean: 2.5 },
      { id: 'c', mean: 2.5 },
    ],
  });
  expect((await summaryOf('picture'))?.counts?.map(({ count }) => count)).toEqual([0, 2, 0]);
  expect(await summaryOf('matrix')).toBeUndefined();
  expect(await summaryOf('matrix.x')).toMatchObject({
    context: 'Aussage x',
    variable: 'matrix_1',
    answered: 2,
    counts: [
      { id: '1', label: 'Punkt 1', count: 2 },
      { id: '2', count: 0 },
    ],
  });
  expect(await summaryOf('matrix.y')).toMatchObject({ numbers: { n: 2, mean: 1.5 } });
  expect(await summaryOf('matrix#1')).toMatchObject({ type: 'nachfrage', texts: ['Darum', 'Darum'] });
  expect(await summaryOf('slider')).toMatchObject({ counts: null, numbers: { n: 2, mean: 7.5, min: 5, max: 10 } });
  expect(await summaryOf('email')).toMatchObject({ answered: 2, texts: ['ana@example.org', 'ana@example.org'] });
  expect(await summaryOf('qa')).toMatchObject({
    answered: 2,
    counts: [
      { id: 'hours', label: 'Wann ist offen?', count: 1 },
      { id: '', label: 'Ohne passenden Eintrag', count: 1 },
    ],
    texts: ['Wo bin ich?', 'Wann ist offen?'],
  });
  expect(await summaryOf('upload')).toMatchObject({
    answered: 2,
    texts: null,
    files: [
      { name: 'Plan.png', type: 'image/png' },
      { name: 'Plan.png', type: 'image/png' },
    ],
  });
});

it('what was withdrawn counts nowhere, and the question says how many were changed', async () => {
  const respondent = await talk({ agreed: true, order: ['a', 'b', 'c'] });
  await talk({ agreed: true, order: ['a', 'b', 'c'] });
  for (const option_ids of [
    ['c', 'b', 'a'],
    ['b', 'c', 'a'],
  ]) {
    api.clock.now += 1_000;
    const change = { survey_id, turn_id: randomUUID(), unique_question_id: 'ranking' };
    await api.call('changeAnswer', { ...change, reply: { type: 'ranking', option_ids } }, respondent.token);
  }
  expect(await summaryOf('ranking')).toMatchObject({
    answered: 2,
    changed: 1,
    ranks: [
      { id: 'b', mean: 1.5 },
      { id: 'a', mean: 2 },
      { id: 'c', mean: 2.5 },
    ],
  });
  expect(await summaryOf('slider')).not.toHaveProperty('changed');
  const { conversations } = await api.call('answers', { survey_id }, author.token);
  expect(conversations.map(({ answers }) => answers['ranking'])).toContainEqual(['b', 'c', 'a']);
});
