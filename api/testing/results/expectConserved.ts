import type { CallResponse, ResultFilter, ResultState } from '@dialogwerk/shared/contract';
import { writeFilter } from '@dialogwerk/shared/dialog';
import { expect } from 'vitest';
import type { TestApi } from '../startTestApi.ts';
import type { AnsweredDialog, Stored } from './answeredDialog.ts';
import { exportedRows } from './exportedRows.ts';
import { fits } from './fits.ts';

const states: readonly ResultState[] = ['finished', 'screened', 'waiting', 'stopped', 'opened'];

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Every figure and the export speak of the conversations that `fits` finds, and the parts of each add up. */
export async function expectConserved(api: TestApi, dialog: AnsweredDialog, wanted: ResultFilter): Promise<void> {
  const { survey_id, token } = dialog;
  const asked = { survey_id, filter: writeFilter(wanted) };
  const expected = fits(dialog, wanted);

  const overview = await api.call('resultOverview', asked, token);
  expectParts(overview, expected);
  for (const state of states) {
    if (wanted.states.length > 0 && !wanted.states.includes(state)) continue;
    const only = { survey_id, filter: writeFilter({ ...wanted, states: [state] }) };
    expect((await api.call('resultConversations', only, token)).total).toBe(overview.states[state]);
  }
  const page = await api.call('resultConversations', asked, token);
  expect([page.total, page.conversations.length]).toEqual([expected.length, Math.min(50, expected.length)]);

  const rows = await exportedRows(api, dialog, asked.filter);
  expect(rows.map((row) => row['dw_conversation_id'])).toEqual(expected.map(({ id }) => id));

  expectFlow(await api.call('resultFlow', asked, token), overview);
  const { questions } = await api.call('resultQuestions', asked, token);
  expectQuestions(questions, expected);
  for (const question of new Set(questions.map(({ unique_question_id }) => unique_question_id))) {
    const { columns } = await api.call('resultQuestion', { ...asked, question }, token);
    expectColumns(
      columns,
      questions.filter(({ unique_question_id: id }) => id === question),
      rows,
    );
  }
}

function expectParts(overview: CallResponse<'resultOverview'>, expected: readonly Stored[]): void {
  expect(overview.total).toBe(expected.length);
  const counts = states.map((one) => [one, expected.filter(({ state }) => state === one).length]);
  expect(overview.states).toEqual(Object.fromEntries(counts));
  for (const parts of [overview.publications, overview.languages, overview.devices])
    expect(sum(parts.map(({ total }) => total))).toBe(overview.total);
  expect(sum(overview.days.map(({ begun }) => begun))).toBe(overview.total);
  expect(sum(overview.days.map(({ finished }) => finished))).toBe(overview.states.finished);
  for (const { values, total } of overview.sources) {
    expect(sum(values.map((value) => value.total))).toBe(overview.total);
    expect(total).toBe(expected.filter(({ source }) => source !== '').length);
  }
}

function expectFlow({ blocks, edges, unknown }: CallResponse<'resultFlow'>, overview: CallResponse<'resultOverview'>) {
  expect(unknown).toBe(0);
  for (const { unique_question_id: id, into, out, stopped, waiting, opened } of blocks)
    expect([id, into]).toEqual([id, out + stopped + waiting + opened]);
  const { finished, screened } = overview.states;
  const along = (end: 'from' | 'to', id: string): number =>
    sum(edges.filter((edge) => edge[end] === id).map(({ count }) => count));
  expect(along('from', '<start>')).toBe(overview.total);
  expect(along('to', '<end>')).toBe(finished + screened);
}

type States = CallResponse<'resultQuestions'>['questions'];

function expectQuestions(questions: States, expected: readonly Stored[]): void {
  const keys = new Set(expected.flatMap(({ told }) => told.asked));
  expect(new Set(questions.map(({ unique_question_id: id, part }) => `${id} ${part}`))).toEqual(keys);
  for (const { unique_question_id: id, part, ...counts } of questions) {
    const key = `${id} ${part}`;
    const given = expected.flatMap(({ told }) => told.answers.filter((one) => `${one.question} ${one.part}` === key));
    const how = {
      asked: expected.filter(({ told }) => told.asked.includes(key)).length,
      answered: given.filter(({ value }) => value !== null).length,
      skipped: given.filter(({ value }) => value === null).length,
      withdrawn: expected.filter(({ told }) => told.gone.includes(key)).length,
    };
    expect({ key, ...counts }).toEqual({ key, ...how, open: how.asked - how.answered - how.skipped - how.withdrawn });
  }
}

/** Of one question: shares within 0..1, and as many values as the file has in that column. */
function expectColumns(
  columns: CallResponse<'resultQuestion'>['columns'],
  stated: States,
  rows: readonly Readonly<Record<string, string>>[],
): void {
  for (const { name, part, type, n, na, shares } of columns) {
    const answered = stated.find((state) => state.part === part)?.answered ?? 0;
    expect([name, n + na <= answered]).toEqual([name, true]);
    if (type === 'number') expect([name, rows.filter((row) => row[name] !== '').length]).toEqual([name, n]);
    if (shares.length > 0) expect([name, sum(shares.map(({ count }) => count))]).toEqual([name, n]);
    for (const { low, share, high } of shares) {
      const isShare = 0 <= low && low <= share && share <= high && high <= 1;
      expect([name, low, share, high, isShare || n === 0]).toEqual([name, low, share, high, true]);
    }
  }
}
