import { randomUUID } from 'node:crypto';
import type { CallRequest } from '@dialogwerk/shared/contract';
import { everything, writeFilter } from '@dialogwerk/shared/dialog';
import { parse as parseCsv } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { aRespondent } from '../../../testing/aRespondent.ts';
import { aBlock, inOrder } from '../../../testing/blocks.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';
import { readSav } from '../../../testing/readSav.ts';
import { startTestApi } from '../../../testing/startTestApi.ts';
import type { TestApi } from '../../../testing/startTestApi.ts';

const blocks = inOrder(
  aBlock('number', 'count', { variable: 'kinder', context: 'Wie viele Kinder?' }),
  aBlock('loop', 'kind', {
    variable: 'kind',
    context: '',
    short_name: 'Kinder',
    rounds: { kind: 'number', count: 'kinder', most: 4 },
    named_by: 'name',
    members: ['name', 'age'],
  }),
  aBlock('open', 'name', { variable: 'name', context: 'Wie heißt Kind {{kind.nr}}?' }),
  aBlock('number', 'age', { variable: 'alter', context: 'Wie alt ist {{kind.name}}?' }),
  aBlock('assign', 'sums', { assignments: [{ variable: 'jahre', expression: 'summe(alter)' }] }),
);
const families: readonly (readonly (readonly [string, number])[])[] = [
  [
    ['Anna', 4],
    ['Ben', 7],
  ],
  [],
  [
    ['Cem', 1],
    ['Dana', 2],
    ['Emil', 3],
  ],
];

let api: TestApi;
let author: TestAuthor;
let survey_id: string;

beforeAll(async () => {
  api = await startTestApi();
  author = await anAuthor(api);
  survey_id = await insertSurvey(api, { blocks, owner: author });
  for (const family of families) {
    api.clock.now += 1_000;
    const respondent = await aRespondent(api, survey_id);
    await respondent.reply('count', { type: 'number', value: family.length });
    for (const [index, [name, age]] of family.entries()) {
      await respondent.reply(`name@${index + 1}`, { type: 'open', text: name });
      await respondent.reply(`age@${index + 1}`, { type: 'number', value: age });
    }
    if (family.length < 3) continue;
    // One child less: what was said of it does not count any more.
    const change = { survey_id, turn_id: randomUUID(), unique_question_id: 'count' };
    await api.call('changeAnswer', { ...change, reply: { type: 'number', value: 2 } }, respondent.token);
  }
});
afterAll(() => api.stop());

async function fileOf(wish: Omit<CallRequest<'excelExport'>, 'survey_id'>): Promise<Buffer> {
  const { download } = await api.call('excelExport', { survey_id, ...wish }, author.token);
  return (await api.app.inject({ url: download })).rawPayload;
}

async function csvOf(
  wish: Omit<CallRequest<'excelExport'>, 'survey_id' | 'format'>,
): Promise<Record<string, string>[]> {
  return parseCsv(await fileOf({ format: 'csv', separator: 'comma', ...wish }), { bom: true, columns: true });
}

it('the wide form has the columns of each round, and what counts over all', async () => {
  const names = ['kinder', 'kind.nr', 'name_1', 'alter_1', 'name_2', 'alter_2', 'name_3', 'alter_3', 'jahre'];
  const rows = await csvOf({});
  expect(rows.map((row) => names.map((name) => row[name]))).toEqual([
    ['2', '2', 'Anna', '4', 'Ben', '7', '', '', '11'],
    ['0', '0', '', '', '', '', '', '', '0'],
    ['2', '2', 'Cem', '1', 'Dana', '2', '', '', '3'],
  ]);
});

it('the long form has a row for each round, joined by the conversation', async () => {
  const wide = await csvOf({});
  const long = await csvOf({ rounds: 'kind' });
  const ids = wide.map((row) => row['dw_conversation_id']);
  expect(
    long.map((row) => [ids.indexOf(row['dw_conversation_id']), row['kind_nr'], row['name'], row['alter']]),
  ).toEqual([
    [0, '1', 'Anna', '4'],
    [0, '2', 'Ben', '7'],
    [2, '1', 'Cem', '1'],
    [2, '2', 'Dana', '2'],
  ]);
  const { rows, labelOf } = await readSav(await fileOf({ format: 'sav', rounds: 'kind' }));
  expect(rows.map((row) => [row['kind_nr'], row['name'], row['alter'], row['name_fehlt']])).toEqual([
    [1, 'Anna', 4, 0],
    [2, 'Ben', 7, 0],
    [1, 'Cem', 1, 0],
    [2, 'Dana', 2, 0],
  ]);
  expect(labelOf('name')).toBe('Wie heißt Kind {{kind.nr}}?');
});

it('a question has figures over all of its rounds, each of which counts', async () => {
  const { questions, together } = await api.call('askedQuestions', { survey_id }, author.token);
  expect(
    together.map(({ unique_question_id, context, variable, rounds }) => [
      unique_question_id,
      context,
      variable,
      rounds,
    ]),
  ).toEqual([
    ['name@*', 'Wie heißt Kind {{kind.nr}}? (alle Runden)', 'name', [1, 2, 3, 4].map((round) => `name@${round}`)],
    ['age@*', 'Wie alt ist {{kind.name}}? (alle Runden)', 'alter', [1, 2, 3, 4].map((round) => `age@${round}`)],
  ]);
  expect(questions.map(({ unique_question_id }) => unique_question_id)).not.toContain('age@*');
  const figuresOf = async (question: string, filter = '') => {
    const { columns } = await api.call('resultQuestion', { survey_id, question, filter }, author.token);
    return columns.map(({ part, n, numbers }) => [part, n, numbers?.mean]);
  };
  expect(await figuresOf('age@*')).toEqual([['', 4, (4 + 7 + 1 + 2) / 4]]);
  const rounds = await Promise.all([1, 2, 3].map((round) => figuresOf(`age@${round}`)));
  expect(rounds.map(([column]) => column?.[1])).toEqual([2, 2, 0]);
  const filter = writeFilter({
    ...everything,
    answers: [{ question: 'age@1', part: '', is: 'between', min: 0, max: 2 }],
  });
  expect(await figuresOf('age@*', filter)).toEqual([['', 2, 1.5]]);
  for (const question of ['count@*', 'kind@*', 'gone@*']) {
    expect((await api.send('resultQuestion', { survey_id, question }, author.token)).status).toBe(404);
  }
});

it('whoever asks for rounds of what is no loop is told so', async () => {
  const call = api.call('excelExport', { survey_id, format: 'csv', rounds: 'age' }, author.token);
  await expect(call).rejects.toThrow('Diese Wiederholung gibt es');
});

it('the analysis knows each round, and filters by it', async () => {
  const { questions } = await api.call('askedQuestions', { survey_id }, author.token);
  expect(questions.map(({ context }) => context).slice(0, 3)).toEqual([
    'Wie viele Kinder?',
    'Wie heißt Kind {{kind.nr}}? (Runde 1)',
    'Wie alt ist {{name_1}}? (Runde 1)',
  ]);
  const { loops } = await api.call('resultVariables', { survey_id }, author.token);
  expect(loops).toEqual([{ unique_question_id: 'kind', name: 'Kinder' }]);
  const filter = writeFilter({
    ...everything,
    answers: [{ question: 'age@2', part: '', is: 'between', min: 5, max: 9 }],
  });
  const rows = await csvOf({ filter });
  expect(rows.map((row) => row['name_2'])).toEqual(['Ben']);
});
