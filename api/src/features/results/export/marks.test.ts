import { randomUUID } from 'node:crypto';
import type { CallRequest, ExportFormat } from '@dialogwerk/shared/contract';
import { parse as parseCsv } from 'csv-parse/sync';
import readXlsx from 'read-excel-file/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anAuthor } from '../../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../../testing/anAuthor.ts';
import { anAuthorWithRole } from '../../../../testing/anAuthorWithRole.ts';
import { aBlock, inOrder } from '../../../../testing/blocks.ts';
import { insertSurvey } from '../../../../testing/insertSurvey.ts';
import { readSav } from '../../../../testing/readSav.ts';
import { startTestApi } from '../../../../testing/startTestApi.ts';
import type { TestApi } from '../../../../testing/startTestApi.ts';
import { judgeConversations } from '../quality/judgeConversations.ts';
import { findExport } from './exportStatements.ts';
import { openExport } from './writeExport.ts';

const question = 'words';
const blocks = inOrder(
  aBlock('open', question, { context: 'Was fehlt?', variable: 'worte', optional: true }),
  aBlock('open', 'dw_device', { context: 'Und sonst?', variable: 'dw_device' }),
);
const phone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/15E148' };
/** Null was skipped. */
const said = ['Zu lange Wartezeit', 'Das Essen war kalt', 'asdf', null, 'Kaltes Essen nach langer Wartezeit'];
const others = ['Sonst war alles in bester Ordnung', 'Die Wege sind kurz', 'hjkl'];
const waiting = '00000000-0000-7000-8000-0000aaaa0001';
const food = '00000000-0000-7000-8000-0000aaaa0002';
const gone = '00000000-0000-7000-8000-0000aaaa0003';
/** Who has coded which of the texts by which codes. */
const coded = {
  first: [
    [0, waiting],
    [1, food],
    [4, waiting],
    [4, food],
    [0, gone],
  ],
  second: [
    [0, waiting],
    [1, waiting],
    [4, food],
  ],
  third: [
    [0, waiting],
    [1, food],
  ],
} as const;

let api: TestApi;
let author: TestAuthor;
let survey_id: string;
/** Without marks, before there were any. */
let before: string[];
let moment: number;
/** Of the coders, by what files call them. */
const names = new Map<string, string>();

beforeAll(async () => {
  api = await startTestApi();
  author = await anAuthor(api);
  survey_id = await insertSurvey(api, { blocks, owner: author });
  for (const [place, text] of said.entries()) {
    api.clock.now += 10_000;
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/register_live',
      payload: { survey_id },
      headers: place === 0 ? phone : {},
    });
    const { token_live } = answer.json<{ token_live: string }>();
    await api.call('conversation', { survey_id }, token_live);
    const turn = (unique_question_id: string, given: string | null) =>
      api.call(
        'turn',
        {
          survey_id,
          turn_id: randomUUID(),
          unique_question_id,
          nachfrage_id: null,
          reply: given === null ? { type: 'skip' } : { type: 'open', text: given },
        },
        token_live,
      );
    api.clock.now += 10_000;
    await turn(question, text);
    api.clock.now += 10_000;
    if (place < 3) await turn('dw_device', others[place] ?? '');
  }
  await judgeConversations(api.services);
  moment = api.clock.now;
  before = await plainFiles();
  await note();
});
afterAll(() => api.stop());

/** Codes of three people, words and notes. */
async function note(): Promise<void> {
  const listed = (await api.call('resultConversations', { survey_id }, author.token)).conversations.toReversed();
  const ids = listed.map(({ conversation_id }) => conversation_id);
  for (const [code_id, name] of [
    [waiting, 'Wartezeit'],
    [food, 'Essen'],
    [gone, 'Falsch'],
  ] as const) {
    api.clock.now += 1;
    await api.call('keepCode', { survey_id, question, code_id, name, colour: 0 }, author.token);
  }
  const people = {
    first: author,
    second: await anAuthorWithRole(api, survey_id, 'Analysieren'),
    third: await anAuthorWithRole(api, survey_id, 'Analysieren'),
  };
  for (const who of ['first', 'second', 'third'] as const) {
    names.set(people[who].username, who);
    for (const [place, code_id] of coded[who]) {
      const one = { survey_id, question, code_id, conversation_id: ids[place] ?? '', is_given: true };
      await api.call('codeText', one, people[who].token);
    }
  }
  await api.call('deleteCode', { survey_id, question, code_id: gone }, author.token);
  const first = { survey_id, conversation_id: ids[0] ?? '' };
  await api.call('setConversationTags', { ...first, tags: ['Köln', '=1+1'] }, author.token);
  for (const text of ['Bitte ansehen', 'Angesehen']) {
    api.clock.now += 60_000;
    await api.call('setConversationNote', { ...first, note_id: randomUUID(), text }, author.token);
  }
}

async function fetchFile(format: ExportFormat, over: Partial<CallRequest<'excelExport'>> = {}): Promise<Buffer> {
  const made = await api.call('excelExport', { survey_id, format, ...over }, author.token);
  const { statusCode, rawPayload } = await api.app.inject({ url: made.download });
  expect(statusCode).toBe(200);
  return rawPayload;
}
const marked = (format: ExportFormat, over = {}) => fetchFile(format, { marks: true, ...over });
const rowsOf = (bytes: Buffer): Record<string, string>[] =>
  parseCsv(bytes, { bom: true, columns: true, delimiter: ';' });

/** All formats of one moment, without what was noted; written in this thread, because starting one for each takes long. */
async function plainFiles(): Promise<string[]> {
  const { now } = api.clock;
  api.clock.now = moment;
  const files: string[] = [];
  for (const format of ['csv', 'xlsx', 'sav', 'json', 'codebook'] as const) {
    const { export_id } = await api.call('excelExport', { survey_id, format }, author.token);
    const row = await findExport(api.services.db, export_id);
    if (!row) throw new Error('the export is not there');
    const pieces: Buffer[] = [];
    for await (const piece of (await openExport(api.services, row)).pieces) pieces.push(Buffer.from(piece));
    files.push(Buffer.concat(pieces).toString('base64'));
  }
  api.clock.now = now;
  return files;
}

const [waitingColumn, foodColumn] = ['dw_code_words_aaaa0001', 'dw_code_words_aaaa0002'];

it('what was noted leaves files without it as they were, to the byte', async () => {
  expect(await plainFiles()).toEqual(before);
});

it('a code is 1 where anybody gave it, 0 where another was given, and nothing where nobody has coded', async () => {
  const rows = rowsOf(await marked('csv', { missing: 'codes' }));
  expect(rows.map((row) => [row[waitingColumn], row[foodColumn], row['dw_coders_words']])).toEqual([
    ['1', '0', '3'],
    ['1', '1', '3'],
    ['-97', '-97', '0'],
    ['-98', '-98', '-98'],
    ['1', '1', '2'],
  ]);
  expect(Object.keys(rows[0] ?? {}).filter((name) => name.includes('aaaa0003'))).toEqual([]);
});

it('device, flags, tags and notes stand in columns of their own, and take no name of the dialog', async () => {
  const rows = rowsOf(await marked('csv', { content: 'labels' }));
  const tag = Object.keys(rows[0] ?? {}).find((name) => name.startsWith('dw_tag_Koeln_')) ?? '';
  expect(rows.map((row) => [row['dw_device'], row['dw_device_2']]).slice(0, 3)).toEqual([
    ['Sonst war alles in bester Ordnung', 'Smartphone'],
    ['Die Wege sind kurz', 'Unbekannt'],
    ['hjkl', 'Unbekannt'],
  ]);
  expect(rows.map((row) => [row['dw_flag_nonsense'], row['dw_flag_fast'], row['dw_tags'], row[tag]])).toEqual([
    ['fiel nicht auf', 'fiel nicht auf', "'=1+1; Köln", 'vergeben'],
    ['fiel nicht auf', 'fiel nicht auf', '', 'nicht vergeben'],
    ['fiel auf', 'fiel nicht auf', '', 'nicht vergeben'],
    ['', '', '', 'nicht vergeben'],
    ['', '', '', 'nicht vergeben'],
  ]);
  expect(rows[0]?.['dw_notes']).toMatch(
    /^\d{4}-\d\d-\d\d \d\d:\d\d, \S+@\S+: Bitte ansehen\n\d{4}-\d\d-\d\d \d\d:\d\d, \S+@\S+: Angesehen$/,
  );
});

it('they come beside the variables that are chosen', async () => {
  const [row = {}] = rowsOf(await marked('csv', { variables: ['worte'] }));
  expect(Object.keys(row).filter((name) => !/^dw_(flag|tag)/.test(name))).toEqual([
    'worte',
    'dw_device_2',
    'dw_notes',
    'dw_coders_words',
    waitingColumn,
    foodColumn,
  ]);
});

it('Excel has them with labels, and sheets of codes, coders and their agreement', async () => {
  const sheets = new Map((await readXlsx(await marked('xlsx'))).map(({ sheet, data }) => [sheet, data]));
  const [head = [], ...values] = sheets.get('Werte') ?? [];
  expect(values.map((row) => row[head.indexOf(waitingColumn)])).toEqual([1, 1, null, null, 1]);
  const [titles = []] = sheets.get('Beschriftungen') ?? [];
  expect(titles[head.indexOf(waitingColumn)]).toBe('Was fehlt? – Code: Wartezeit');
  expect(sheets.get('Codebuch')?.find(([name]) => name === waitingColumn)).toEqual([
    waitingColumn,
    'Was fehlt? – Code: Wartezeit',
    'Zahl',
    'nominal',
    '1 = vergeben; 0 = nicht vergeben',
    expect.stringContaining('-97 = noch nicht codiert'),
    'dw_codes_words_set',
  ]);
  expect(sheets.get('Codes')?.slice(1)).toEqual([
    [waitingColumn, 'Was fehlt?', 'Wartezeit', null, 3],
    [foodColumn, 'Was fehlt?', 'Essen', null, 2],
  ]);
  expect(
    sheets
      .get('Codierende')
      ?.slice(1)
      .map(([, , texts]) => texts),
  ).toEqual([3, 3, 2]);
});

/**
 * Kappas as R's `irr::kappa2` works them out, (agreeP - chanceP) / (1 - chanceP), and of all pairs as `irr::kappam.light` does, their
 * mean. First and second, texts 0, 1 and 4: 'Wartezeit' c(1,0,1) and c(1,1,0) agree in 1/3 of 5/9 by chance, 'Essen' c(0,1,1) and
 * c(0,0,1) in 2/3 of 4/9, all six decisions in 1/2 of 1/2.
 */
const kappas = {
  'first second': [3, 0, -0.5, 0.4],
  'first third': [2, 1, 1, 1],
  'second third': [2, 0, 0, 0],
  all: [null, 1 / 3, 1 / 6, 1.4 / 3],
} as const;

it('agreement stands per code and over all, for each pair and as the mean of all pairs', async () => {
  const { tables } = JSON.parse((await marked('json')).toString());
  const { rows } = tables.find(({ title }: { title: string }) => title === 'Übereinstimmung');
  const pairOf = (one: string, other: string): string =>
    other === '' ? 'all' : [...names].flatMap(([name, who]) => (name === one || name === other ? [who] : [])).join(' ');
  const expected = Object.entries(kappas).flatMap(([pair, [n, ...found]]) =>
    found.map((kappa, place) => [pair, ['Alle Codes', 'Wartezeit', 'Essen'][place], n, expect.closeTo(kappa, 9)]),
  );
  const read = rows.map(([, code, one, other, n, kappa]: string[]) => [pairOf(one ?? '', other ?? ''), code, n, kappa]);
  expect(read).toHaveLength(expected.length);
  expect(read).toEqual(expect.arrayContaining(expected));
});

it('SPSS reads values, labels and kinds of missing values of codes', async () => {
  const { rows, labelOf, valueLabels } = await readSav(await marked('sav'));
  expect(rows.map((row) => row[foodColumn])).toEqual([0, 1, -97, -98, 1]);
  expect(labelOf(foodColumn)).toBe('Was fehlt? – Code: Essen');
  expect(valueLabels(foodColumn)).toEqual(
    expect.arrayContaining([
      [1, 'vergeben'],
      [-97, 'noch nicht codiert'],
    ]),
  );
});

it('the codebook to read has the codes and who agrees how far', async () => {
  const page = (await marked('codebook')).toString();
  expect(page).toContain('<h2>Übereinstimmung</h2>');
  expect(page).toContain('<td>Alle Paare (Mittel nach Light 1971)</td>');
});

it('a code keeps its column when it is named anew, and when others come or go', async () => {
  const name = { survey_id, question, code_id: food, name: 'Küche', colour: 1 };
  await api.call('keepCode', name, author.token);
  await api.call('deleteCode', { survey_id, question, code_id: waiting }, author.token);
  const rows = rowsOf(await marked('csv', { missing: 'codes' }));
  expect(rows.map((row) => row[foodColumn])).toEqual(['-97', '1', '-97', '-98', '1']);
  expect(Object.keys(rows[0] ?? {})).not.toContain(waitingColumn);
  await api.call('restoreCode', { survey_id, question, code_id: waiting }, author.token);
  expect(rowsOf(await marked('csv')).map((row) => row[waitingColumn])).toEqual(['1', '1', '', '', '1']);
});
