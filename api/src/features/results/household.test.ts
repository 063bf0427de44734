import { randomUUID } from 'node:crypto';
import { studyDay } from '@dialogwerk/shared/contract';
import type { CallRequest } from '@dialogwerk/shared/contract';
import {
  householdBlocks,
  households,
  longCells,
  longColumns,
  replyOf,
  wideCells,
  wideColumns,
} from '@dialogwerk/shared/testing/household';
import type { Household, HouseholdCell } from '@dialogwerk/shared/testing/household';
import { rounds } from '@dialogwerk/shared/testing/rounds';
import { parse as parseCsv } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { aRespondent } from '../../../testing/aRespondent.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';
import { deliveredContent } from '../parts/delivered/deliveredContent.ts';
import { startTestApi } from '../../../testing/startTestApi.ts';
import type { TestApi } from '../../../testing/startTestApi.ts';

const HOUSEHOLDS = rounds(30, 2_000);
const { blocks: part } = deliveredContent('phq-9', undefined);
const battery = part.flatMap((block) => (block.type === 'matrix' ? block.items.map(({ id }) => id) : []));

let api: TestApi;
let author: TestAuthor;
let survey_id: string;
/** With the arm that each was told. */
const said: (Household & { readonly arm: number })[] = [];

beforeAll(
  async () => {
    api = await startTestApi();
    author = await anAuthor(api);
    survey_id = await insertSurvey(api, { blocks: householdBlocks(part), owner: author });
    for (const one of households(HOUSEHOLDS)) {
      // So little, because the author stays logged in for all of them.
      api.clock.now += 100;
      const respondent = await aRespondent(api, survey_id);
      let chat = await respondent.chat();
      const arm = chat.entries.some(({ context }) => context.startsWith('Lang:')) ? 2 : 1;
      said.push({ ...one, arm });
      while (chat.question) {
        const { unique_question_id: id, nachfrage_id } = chat.question;
        const question = nachfrage_id === null ? id : { id, nachfrage_id };
        chat = await respondent.reply(question, replyOf(one, battery, chat.question));
      }
      if (!chat.finished) throw new Error('a household was not asked to the end');
      if (one.after === one.children.length) continue;
      const change = { survey_id, turn_id: randomUUID(), unique_question_id: 'count' };
      await api.call('changeAnswer', { ...change, reply: { type: 'number', value: one.after } }, respondent.token);
    }
  },
  rounds(120_000, 3_600_000),
);
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

/** As a file of commas has it: what a spreadsheet would calculate with stands behind an apostrophe. */
const written = (cell: HouseholdCell): string => {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell);
  return (/^[=+\-@]/.test(cell) ? `'${cell}` : cell).normalize('NFC');
};
const today = (): string => studyDay(api.clock.now);

it('every cell of the wide form is what was said, whoever has one child less in the end', async () => {
  const found = (await rowsOf()).map((row) => wideColumns.map((name) => row[name]));
  expect(found).toEqual(said.map((one) => wideCells(one, today(), one.arm).map(written)));
});

it('the long form has a row for each child that is left', async () => {
  const ids = (await rowsOf()).map((row) => row['dw_conversation_id']);
  const found = (await rowsOf({ rounds: 'child' })).map((row) =>
    [String(ids.indexOf(row['dw_conversation_id']))].concat(longColumns.map((name) => row[name] ?? '')),
  );
  const expected = said.flatMap((one, place) =>
    longCells(one, today()).map((cells) => [String(place)].concat(cells.map(written))),
  );
  expect(found).toEqual(expected);
});

it('the arms are as many as can be', () => {
  const long = said.filter(({ arm }) => arm === 2).length;
  expect(Math.abs(2 * long - HOUSEHOLDS)).toBeLessThanOrEqual(1);
});
