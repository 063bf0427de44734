import { randomUUID } from 'node:crypto';
import type { CallRequest, Reply } from '@dialogwerk/shared/contract';
import { everything, writeFilter } from '@dialogwerk/shared/dialog';
import { parse as parseCsv } from 'csv-parse/sync';
import readXlsx from 'read-excel-file/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { aRespondent } from '../../../testing/aRespondent.ts';
import { aBlock, inOrder } from '../../../testing/blocks.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';
import { readSav } from '../../../testing/readSav.ts';
import { startTestApi } from '../../../testing/startTestApi.ts';
import type { TestApi } from '../../../testing/startTestApi.ts';

const options = [
  { id: 'bus', text: 'Bus', score: null },
  { id: 'other', text: 'Sonstiges, und zwar …', score: null },
];
const blocks = inOrder(
  aBlock('single', 'way', { options, other: 'text', variable: 'weg', context: 'Wie kommen Sie?' }),
  // An author's own variable of the very name.
  aBlock('open', 'own', { variable: 'weg_sonstiges' }),
  aBlock('multiple', 'ways', { options, other: 'number', other_optional: true, variable: 'wege' }),
  aBlock('picture', 'seen', {
    options: options.map((option) => Object.assign({ filename_db: null }, option)),
    other: 'text',
    variable: 'bild',
  }),
  aBlock('ranking', 'order', { options, other: 'text', variable: 'rang', context: 'Was zuerst?' }),
);
/** To the choices of one, of several, of pictures, and to the ranking. */
const replies: readonly (readonly [Reply, Reply, Reply, Reply])[] = [
  [
    { type: 'single', option_id: 'other', other: 'Segelboot' },
    { type: 'multiple', option_ids: ['bus', 'other'], other: '12,5' },
    { type: 'picture', option_ids: ['other'], other: 'Zelt' },
    { type: 'ranking', option_ids: ['other', 'bus'], other: 'Ruhe' },
  ],
  [
    { type: 'single', option_id: 'bus' },
    { type: 'multiple', option_ids: ['other'] },
    { type: 'picture', option_ids: ['bus'] },
    { type: 'ranking', option_ids: ['bus', 'other'] },
  ],
  [
    { type: 'single', option_id: 'other', other: 'Rad' },
    { type: 'multiple', option_ids: ['bus'] },
    { type: 'picture', option_ids: ['other'], other: 'Boot' },
    { type: 'ranking', option_ids: ['bus', 'other'], other: 'Ruhe' },
  ],
];

let api: TestApi;
let author: TestAuthor;
let survey_id: string;

beforeAll(async () => {
  api = await startTestApi();
  author = await anAuthor(api);
  survey_id = await insertSurvey(api, { blocks, owner: author });
  for (const [way, ways, seen, order] of replies) {
    api.clock.now += 1_000;
    const respondent = await aRespondent(api, survey_id);
    await respondent.reply('way', way);
    await respondent.reply('own', { type: 'open', text: 'mein Wort' });
    await respondent.reply('ways', ways);
    await respondent.reply('seen', seen);
    await respondent.reply('order', order);
    if (way.type !== 'single' || way.other !== 'Rad') continue;
    const change = { survey_id, turn_id: randomUUID(), unique_question_id: 'way' };
    await api.call('changeAnswer', { ...change, reply: { type: 'single', option_id: 'bus' } }, respondent.token);
  }
});
afterAll(() => api.stop());

async function fileOf(wish: Omit<CallRequest<'excelExport'>, 'survey_id'>): Promise<Buffer> {
  const { download } = await api.call('excelExport', { survey_id, ...wish }, author.token);
  return (await api.app.inject({ url: download })).rawPayload;
}

// The author's own name stays the author's.
const typed = 'weg_sonstiges_2';
const names = ['weg', typed, 'weg_sonstiges', 'wege_2', 'wege_sonstiges'];

it('a CSV file has the code and what was typed, in columns apart from an author’s own', async () => {
  const rows: Record<string, string>[] = parseCsv(await fileOf({ format: 'csv', separator: 'comma' }), {
    bom: true,
    columns: true,
  });
  expect(rows.map((row) => names.map((name) => row[name]))).toEqual([
    ['2', 'Segelboot', 'mein Wort', '1', '12.5'],
    ['1', '', 'mein Wort', '1', ''],
    ['1', '', 'mein Wort', '0', ''],
  ]);
  // Of the three questions, whatever was typed beside.
  expect(rows.map((row) => row['dw_answered'])).toEqual(['5', '5', '5']);
});

it('an Excel file has them, too, and its codebook says what they are', async () => {
  const sheets = await readXlsx(await fileOf({ format: 'xlsx' }), { trim: false });
  const [values, , codebook] = sheets.map(({ data }) => data);
  const at = (name: string): number => values?.[0]?.indexOf(name) ?? -1;
  expect(values?.[1]?.[at(typed)]).toBe('Segelboot');
  expect(values?.[1]?.[at('wege_sonstiges')]).toBe(12.5);
  expect(codebook?.find(([name]) => name === typed)).toContain('Wie kommen Sie? – Sonstiges');
});

it('an SPSS file says why nothing was typed', async () => {
  const { rows, labelOf } = await readSav(await fileOf({ format: 'sav' }));
  expect(labelOf(typed)).toBe('Wie kommen Sie? – Sonstiges');
  expect(rows.map((row) => [row['weg'], row[typed], row['wege_sonstiges']])).toEqual([
    [2, 'Segelboot', 12.5],
    // Left empty, and not asked for.
    [1, '', -999_999_998],
    [1, '', -999_999_999],
  ]);
});

it('pictures and rankings have two columns as well; who has named nothing has ranked the others alone', async () => {
  const rows: Record<string, string>[] = parseCsv(await fileOf({ format: 'csv', separator: 'comma' }), {
    bom: true,
    columns: true,
  });
  const columns = ['bild', 'bild_sonstiges', 'rang_1', 'rang_2', 'rang_text', 'rang_sonstiges'];
  expect(rows.map((row) => columns.map((name) => row[name]))).toEqual([
    ['2', 'Zelt', '2', '1', 'Sonstiges, und zwar … > Bus', 'Ruhe'],
    ['1', '', '1', '', 'Bus', ''],
    ['2', 'Boot', '1', '2', 'Bus > Sonstiges, und zwar …', 'Ruhe'],
  ]);
  const sav = await readSav(await fileOf({ format: 'sav' }));
  // 'Keine Angabe' for the place, and the field was left empty.
  expect([sav.rows[1]?.['rang_2'], sav.rows[1]?.['rang_sonstiges'], sav.rows[1]?.['bild_sonstiges']]).toEqual([
    -97,
    '',
    '',
  ]);
  const { columns: figures } = await api.call('resultQuestion', { survey_id, question: 'order' }, author.token);
  expect(figures.map(({ name, n, na, numbers }) => [name, n, na, numbers?.mean])).toEqual([
    ['rang_1', 3, 0, 4 / 3],
    ['rang_2', 2, 1, 1.5],
    ['rang_text', 3, 0, undefined],
    ['rang_sonstiges', 2, 0, undefined],
  ]);
  const place = { survey_id, question: 'order', part: 'order+other' };
  const { total } = await api.call('resultTexts', { ...place, search: 'ruhe' }, author.token);
  expect(total).toBe(2);
});

it('the analysis counts it as any option, and lists and codes what was typed', async () => {
  const { columns } = await api.call('resultQuestion', { survey_id, question: 'way' }, author.token);
  expect(columns.map(({ name, part, n, shares }) => [name, part, n, shares.map(({ count }) => count)])).toEqual([
    ['weg', '', 3, [2, 1]],
    [typed, 'way+other', 1, []],
  ]);
  const place = { survey_id, question: 'way', part: 'way+other' };
  const { total, texts } = await api.call('resultTexts', { ...place, search: 'segel' }, author.token);
  expect([total, texts.map(({ text }) => text)]).toEqual([1, ['Segelboot']]);
  const code_id = randomUUID();
  await api.call('keepCode', { ...place, code_id, name: 'Wasser', colour: 0 }, author.token);
  const conversation_id = texts[0]?.conversation_id ?? '';
  await api.call('codeText', { ...place, code_id, conversation_id, is_given: true }, author.token);
  const { codes } = await api.call('codes', place, author.token);
  expect(codes).toMatchObject([{ name: 'Wasser', count: 1 }]);
  const { times } = await api.call('resultTimes', { survey_id }, author.token);
  expect(times.map(({ unique_question_id, part }) => unique_question_id + part)).toEqual([
    'order',
    'own',
    'seen',
    'way',
    'ways',
  ]);
});

it('filters can ask for what was typed', async () => {
  const { questions } = await api.call('askedQuestions', { survey_id }, author.token);
  expect(questions[0]?.parts.map(({ part, label }) => [part, label])).toEqual([
    ['', ''],
    ['way+other', 'Sonstiges'],
  ]);
  const condition = { is: 'contains', question: 'way', part: 'way+other', text: 'segel' } as const;
  const filter = writeFilter({ ...everything, answers: [condition] });
  expect(await api.call('resultOverview', { survey_id, filter }, author.token)).toMatchObject({ total: 1 });
});
