import { randomUUID } from 'node:crypto';
import type { Reply } from '@dialogwerk/shared/contract';
import { beforeEach, expect, it } from 'vitest';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { apiOfFile } from '../../../testing/apiOfFile.ts';
import { aRespondent } from '../../../testing/aRespondent.ts';
import type { TestRespondent } from '../../../testing/aRespondent.ts';
import { aBlock, inOrder } from '../../../testing/blocks.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';
import { exportedRows } from '../../../testing/results/exportedRows.ts';

const points = [1, 2, 3, 4, 5].map((value) => ({ value, label: `Punkt ${value}` }));
const texts: Readonly<Record<string, string>> = { apple: 'Apfel', pear: 'Birne', plum: 'Pflaume', quince: 'Quitte' };
const options = (...ids: readonly string[]) => ids.map((id) => ({ id, text: texts[id] ?? id, score: null }));
const carry = { from: 'obst', which: 'chosen' } as const;
const api = await apiOfFile();
let author: TestAuthor;
let survey_id: string;

const update = (unique_question_id: string, changed_values: Readonly<Record<string, unknown>>) =>
  api.call('updateSurveyBlocks', { survey_id, action: 'update', unique_question_id, changed_values }, author.token);
const publish = () => api.call('publish', { survey_id }, author.token);
const chosen = (...option_ids: string[]): Reply => ({ type: 'multiple', option_ids });

/** Somebody chooses fruit, rates what was chosen, and says which one is the best of it. */
async function answered(fruit: Readonly<Record<string, number>>, best: string): Promise<TestRespondent> {
  api.clock.now += 1_000;
  const respondent = await aRespondent(api, survey_id);
  await respondent.reply('obst', chosen(...Object.keys(fruit)));
  for (const [item_id, value] of Object.entries(fruit))
    await respondent.reply({ id: 'note', nachfrage_id: `note.${item_id}` }, { type: 'matrix', item_id, value });
  await respondent.reply('best', { type: 'single', option_id: best });
  return respondent;
}

async function table(...names: readonly string[]): Promise<(string | undefined)[][]> {
  const rows = await exportedRows(api, { survey_id, token: author.token }, '');
  return rows.map((row) => names.map((name) => row[name]));
}

beforeEach(async () => {
  author = await anAuthor(api);
  survey_id = await insertSurvey(api, {
    blocks: inOrder(
      aBlock('multiple', 'obst', { options: options('apple', 'pear'), variable: 'obst' }),
      aBlock('matrix', 'note', { items: [], scale: { from: 'block', points }, variable: 'note' }),
      aBlock('single', 'best', { options: [], variable: 'best' }),
      aBlock('assign', 'sums', { assignments: [{ variable: 'erste', expression: 'note_1' }] }),
    ),
    owner: author,
    active: false,
  });
  await update('note', { carry });
  await update('best', { carry });
  await publish();
  await api.call('switchActivateLink', { item: { survey_id, active: true } }, author.token);
});

it('what was taken over is asked, kept, and the same in calculations as in data, wherever the list grows', async () => {
  await answered({ apple: 1, pear: 5 }, 'pear');
  await update('obst', { options: options('quince', 'apple', 'plum', 'pear') });
  await publish();
  await answered({ quince: 4, pear: 2 }, 'quince');
  expect(await table('erste', 'note_1', 'note_2', 'note_3', 'note_4', 'best')).toEqual([
    ['1', '1', '5', '', '', '2'],
    ['', '', '2', '4', '', '3'],
  ]);
});

it('a question of which nothing is left is passed over, and what was not offered is no answer', async () => {
  api.clock.now += 1_000;
  const respondent = await aRespondent(api, survey_id);
  expect((await respondent.reply('obst', chosen())).question).toBeNull();
  await answered({ pear: 3 }, 'pear');
  expect(await table('obst_1', 'note_1', 'note_2', 'best')).toEqual([
    ['0', '', '', ''],
    ['0', '', '3', '2'],
  ]);
});

it('a changed answer takes away what rested on it', async () => {
  const respondent = await answered({ apple: 1, pear: 5 }, 'pear');
  api.clock.now += 1_000;
  const change = { survey_id, turn_id: randomUUID(), unique_question_id: 'obst', reply: chosen('apple') };
  const { question } = await api.call('changeAnswer', change, respondent.token);
  expect(question?.input).toMatchObject({ options: [{ id: 'apple', text: 'Apfel' }] });
  expect(await table('obst_2', 'note_1', 'note_2', 'best')).toEqual([['0', '1', '', '']]);
});

it('shares, a cross-table and the file have those as their base who were offered the entry', async () => {
  await api.call('switchActivateLink', { item: { survey_id, active: false } }, author.token);
  const other = { id: 'other', text: 'Sonstiges …', score: null };
  survey_id = await insertSurvey(api, {
    blocks: inOrder(
      aBlock('multiple', 'obst', { options: [...options('apple', 'pear'), other], other: 'text', variable: 'obst' }),
      aBlock('multiple', 'mehr', { options: [], carry, variable: 'mehr' }),
      aBlock('multiple', 'noch', { options: [], carry: { from: 'mehr', which: 'not_chosen' }, variable: 'noch' }),
    ),
    owner: author,
    active: true,
  });
  const said: readonly (readonly [Reply, readonly string[], readonly string[] | null])[] = [
    [chosen('apple', 'pear'), ['apple'], ['pear']],
    [chosen('apple', 'pear'), ['pear'], []],
    [{ type: 'multiple', option_ids: ['pear', 'other'], other: 'Quitte' }, ['other_said'], ['pear']],
    [chosen('pear'), ['pear'], null],
  ];
  for (const [fruit, more, still] of said) {
    api.clock.now += 1_000;
    const respondent = await aRespondent(api, survey_id);
    await respondent.reply('obst', fruit);
    await respondent.reply('mehr', chosen(...more));
    if (still) await respondent.reply('noch', chosen(...still));
  }
  const figures = async (question: string) => {
    const { columns } = await api.call('resultQuestion', { survey_id, question, filter: '' }, author.token);
    return columns
      .filter(({ option, type }) => option !== '' && type === 'number')
      .map(({ option, n, not_offered, shares }) => [
        option,
        n,
        not_offered,
        shares.find(({ value }) => value === 1)?.count,
      ]);
  };
  expect(await figures('mehr')).toEqual([
    ['Apfel', 2, 2, 1],
    ['Birne', 4, 0, 2],
    ['Sonstiges …', 1, 3, 1],
  ]);
  expect(await figures('noch')).toEqual([
    ['Apfel', 1, 2, 0],
    ['Birne', 2, 1, 2],
    ['Sonstiges …', 0, 3, 0],
  ]);
  expect(await table('mehr_1', 'mehr_2', 'mehr_3')).toEqual([
    ['1', '0', ''],
    ['0', '1', ''],
    ['', '0', '1'],
    ['', '1', ''],
  ]);
  const { n } = await api.call('crossTable', { survey_id, row: 'mehr_1', column: 'mehr_2', filter: '' }, author.token);
  expect(n).toBe(2);
});
