import { randomUUID } from 'node:crypto';
import { studyDay } from '@dialogwerk/shared/contract';
import type { CallRequest } from '@dialogwerk/shared/contract';
import { rounds } from '@dialogwerk/shared/testing/rounds';
import { parse as parseCsv } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { aRespondent } from '../../../testing/aRespondent.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';
import { householdBlocks, households, replyOf } from '../../../testing/results/household.ts';
import type { Household } from '../../../testing/results/household.ts';
import { startTestApi } from '../../../testing/startTestApi.ts';
import type { TestApi } from '../../../testing/startTestApi.ts';

const HOUSEHOLDS = rounds(30, 2_000);
const MOST_CHILDREN = 3;

let api: TestApi;
let author: TestAuthor;
let survey_id: string;
/** With the arm that each was told. */
const said: (Household & { readonly arm: string })[] = [];

beforeAll(async () => {
  api = await startTestApi();
  author = await anAuthor(api);
  survey_id = await insertSurvey(api, { blocks: householdBlocks, owner: author });
  for (const one of households(HOUSEHOLDS)) {
    api.clock.now += 1_000;
    const respondent = await aRespondent(api, survey_id);
    let chat = await respondent.chat();
    const arm = chat.entries.some(({ context }) => context.startsWith('Lang:')) ? '2' : '1';
    said.push({ ...one, arm });
    while (chat.question) {
      const { unique_question_id: id, nachfrage_id } = chat.question;
      const question = nachfrage_id === null ? id : { id, nachfrage_id };
      chat = await respondent.reply(question, replyOf(one, chat.question));
    }
    if (!chat.finished) throw new Error('a household was not asked to the end');
    if (one.after === one.children.length) continue;
    const change = { survey_id, turn_id: randomUUID(), unique_question_id: 'count' };
    await api.call('changeAnswer', { ...change, reply: { type: 'number', value: one.after } }, respondent.token);
  }
});
afterAll(() => api.stop());

type Row = Readonly<Record<string, string>>;

async function rowsOf(wish: Partial<CallRequest<'excelExport'>> = {}): Promise<Row[]> {
  const { download } = await api.call(
    'excelExport',
    { survey_id, format: 'csv', separator: 'comma', ...wish },
    author.token,
  );
  const { rawPayload } = await api.app.inject({ url: download });
  return parseCsv(rawPayload, { bom: true, columns: true });
}

const codes: Readonly<Record<string, string>> = { primary: '1', none: '2', other: '3' };
/** As a file writes what a spreadsheet would calculate with. */
const written = (text: string): string => (/^[=+\-@]/.test(text) ? `'${text}` : text).normalize('NFC');

/** By the calendar, not by our own functions. */
function ageOf({ born }: Household['children'][number]): number {
  const today = studyDay(api.clock.now);
  const isBefore = today.slice(5) < born.slice(5);
  return Number(today.slice(0, 4)) - Number(born.slice(0, 4)) - (isBefore ? 1 : 0);
}

/** What the columns of a child say, behind which `end` stands. */
function cellsOf(child: Household['children'][number] | undefined): string[] {
  if (!child) return ['', '', '', '', ''];
  const { name, born, school } = child;
  const other = school.other === undefined ? '' : written(school.other);
  return [written(name), born, String(ageOf(child)), codes[school.id] ?? '', other];
}

it('every cell of the wide form is what was said, whoever has one child less in the end', async () => {
  const rounded = Array.from({ length: MOST_CHILDREN }, (_, index) => index + 1);
  const ofChild = (round: number): string[] => [
    ...['name', 'geboren', 'alter', 'schule'].map((name) => `${name}_${round}`),
    `schule_${round}_sonstiges`,
  ];
  const columns = [
    'gruppe',
    'kinder',
    'kind.nr',
    ...rounded.flatMap(ofChild),
    ...rounded.map((round) => `stimmung_${round}`),
    'jahre_alle',
    'ende',
  ];
  const found = (await rowsOf()).map((row) => columns.map((name) => row[name]));
  const expected = said.map(({ arm, children, after, end }) => {
    const left = children.slice(0, after);
    return [
      arm,
      String(after),
      String(after),
      ...rounded.flatMap((round) => cellsOf(left[round - 1])),
      ...rounded.map((round) => String(left[round - 1]?.mood ?? '')),
      String(left.reduce((sum, child) => sum + ageOf(child), 0)),
      end === null ? '' : written(end),
    ];
  });
  expect(found).toEqual(expected);
});

it('the long form has a row for each child that is left', async () => {
  const ids = (await rowsOf()).map((row) => row['dw_conversation_id']);
  const columns = ['kind_nr', 'name', 'geboren', 'alter', 'schule', 'schule_sonstiges'];
  const found = (await rowsOf({ rounds: 'child' })).map((row) =>
    [String(ids.indexOf(row['dw_conversation_id']))].concat(columns.map((name) => row[name] ?? '')),
  );
  const expected = said.flatMap(({ children, after }, place) =>
    children.slice(0, after).map((child, index) => [String(place), String(index + 1)].concat(cellsOf(child))),
  );
  expect(found).toEqual(expected);
});

it('the arms are as many as can be', () => {
  const long = said.filter(({ arm }) => arm === '2').length;
  expect(Math.abs(2 * long - HOUSEHOLDS)).toBeLessThanOrEqual(1);
});
