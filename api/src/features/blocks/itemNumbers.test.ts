import type { Block } from '@dialogwerk/shared/contract';
import { beforeEach, expect, it } from 'vitest';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { apiOfFile } from '../../../testing/apiOfFile.ts';
import { aRespondent } from '../../../testing/aRespondent.ts';
import { aBlock, inOrder } from '../../../testing/blocks.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';
import { exportedRows } from '../../../testing/results/exportedRows.ts';

const points = [1, 2, 3, 4, 5].map((value) => ({ value, label: `Punkt ${value}` }));
const item = (id: string) => ({ id, text: `Aussage ${id}`, inverse: false });
const api = await apiOfFile();
let author: TestAuthor;
let survey_id: string;

const update = (changed_values: Readonly<Record<string, unknown>>, unique_question_id = 'mat') =>
  api.call('updateSurveyBlocks', { survey_id, action: 'update', unique_question_id, changed_values }, author.token);
const items = (...ids: readonly string[]) => update({ items: ids.map(item) });
const publish = () => api.call('publish', { survey_id }, author.token);
const numbered = async (of = survey_id): Promise<unknown> => {
  const { survey } = await api.call('surveyDataConfigurator', { survey_id: of }, author.token);
  const found = survey.all_questions.find(
    (block): block is Extract<Block, { type: 'matrix' }> => block.type === 'matrix',
  );
  return found?.numbered_items;
};

/** Somebody rates each item that is asked by its id; what the dialog has calculated of the first one by its number. */
async function rated(values: Readonly<Record<string, number>>): Promise<void> {
  api.clock.now += 1_000;
  const respondent = await aRespondent(api, survey_id);
  for (const [item_id, value] of Object.entries(values))
    await respondent.reply({ id: 'mat', nachfrage_id: `mat.${item_id}` }, { type: 'matrix', item_id, value });
}

async function table(...names: readonly string[]): Promise<(string | undefined)[][]> {
  const rows = await exportedRows(api, { survey_id, token: author.token }, '');
  return rows.map((row) => names.map((name) => row[name]));
}

beforeEach(async () => {
  author = await anAuthor(api);
  survey_id = await insertSurvey(api, {
    blocks: inOrder(
      aBlock('matrix', 'mat', { items: [], scale: { from: 'block', points }, variable: 'mat' }),
      aBlock('assign', 'sums', { assignments: [{ variable: 'erst', expression: 'mat_1' }] }),
    ),
    owner: author,
    active: false,
  });
  await items('a', 'b');
});

it('an item is the same in calculations as in data, however the battery is moved and grown between publications', async () => {
  await publish();
  await api.call('switchActivateLink', { item: { survey_id, active: true } }, author.token);
  await rated({ a: 1, b: 5 });
  await items('neu', 'b', 'a');
  await publish();
  await rated({ neu: 3, b: 4, a: 2 });
  expect(await table('erst', 'mat_1', 'mat_2', 'mat_3')).toEqual([
    ['1', '1', '5', ''],
    ['2', '2', '4', '3'],
  ]);
});

it('a number is never given again, and an item that is brought back has its own', async () => {
  await items('a', 'b', 'c');
  await items('a', 'b');
  await items('a', 'b', 'd');
  expect(await numbered()).toEqual(['a', 'b', 'c', 'd']);
  await items('c', 'a');
  expect(await numbered()).toEqual(['a', 'b', 'c', 'd']);
});

it('numbers are not the client’s to change', async () => {
  const { revision } = await api.call('surveyDataConfigurator', { survey_id }, author.token);
  const answer = await update({ numbered_items: ['b', 'a'] });
  expect(answer).toMatchObject({ revision, block: { numbered_items: ['a', 'b'] } });
});

it('copies of a dialog and of a block mean the same by a number', async () => {
  await items('b', 'neu', 'a');
  const { survey } = await api.call('duplicateSurvey', { survey_id }, author.token);
  expect(await numbered(survey.survey_id)).toEqual(['a', 'b', 'neu']);
  const { block } = await api.call(
    'updateSurveyBlocks',
    {
      survey_id,
      action: 'create',
      unique_question_id: 'mat_kopie',
      type: 'matrix',
      source_node_id: 'mat',
      context: 'Noch einmal?',
      optionals: { items: ['b', 'neu', 'a'].map(item), numbered_items: ['a', 'b', 'neu'], variable: 'noch' },
    },
    author.token,
  );
  expect(block).toMatchObject({ numbered_items: ['a', 'b', 'neu'] });
});
