import { randomUUID } from 'node:crypto';
import type { ReportEntry } from '@dialogwerk/shared/contract';
import { beforeEach, expect, it } from 'vitest';
import { anAuthor } from '../../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../../testing/anAuthor.ts';
import { apiOfFile } from '../../../../testing/apiOfFile.ts';
import { aRespondent } from '../../../../testing/aRespondent.ts';
import { aBlock, inOrder } from '../../../../testing/blocks.ts';
import { insertSurvey } from '../../../../testing/insertSurvey.ts';

const api = await apiOfFile();
const choices = (...ids: string[]) => ({ options: ids.map((id) => ({ id, text: id, score: null })) });
const blocks = inOrder(
  aBlock('single', 'mood', choices('gut', 'schlecht')),
  aBlock('single', 'team', choices('a', 'b')),
  aBlock('single', 'other', choices('x', 'y')),
);

let author: TestAuthor;
let survey_id: string;
beforeEach(async () => {
  author = await anAuthor(api);
  survey_id = await insertSurvey(api, { blocks, owner: author });
});

async function answered(times: number, mood: string, team: string | null) {
  for (let index = 0; index < times; index += 1) {
    const respondent = await aRespondent(api, survey_id);
    await respondent.reply('mood', { type: 'single', option_id: mood });
    if (team !== null) await respondent.reply('team', { type: 'single', option_id: team });
  }
}

const figure = (filter: string | null = null) => ({ entry_id: randomUUID(), view: 'both' as const, filter });
const question = (id: string, filter?: string): ReportEntry => ({ kind: 'question', question: id, ...figure(filter) });
const cross = (row: string, column: string): ReportEntry => ({ kind: 'cross', row, column, ...figure() });

async function opened(entries: ReportEntry[], filter = '') {
  const report_id = randomUUID();
  const report = { survey_id, report_id, name: 'Vorstand', filter, entries, based_on: null };
  await api.call('keepResultReport', report, author.token);
  const wanted = { survey_id, report_id, link_id: randomUUID(), name: 'Link', password: null };
  const { link } = await api.call('createFigureLink', { ...wanted, ends_at: api.clock.now + 60_000 }, author.token);
  const token = link.path.split('/').at(-1) ?? '';
  return { report, report_id, token, ...(await api.call('openFigures', { token })) };
}

it('a stranger sees what stands in the report, and no other figure of the dialog', async () => {
  await answered(6, 'gut', 'a');
  const text: ReportEntry = { kind: 'text', entry_id: randomUUID(), text: 'Wir sind zufrieden.' };
  const { pass, report_name, is_filtered } = await opened([text, question('mood')]);
  expect([report_name, is_filtered]).toEqual(['Vorstand', false]);
  const shown = await api.call('sharedReport', { pass });
  expect(shown).toMatchObject({ entries: [text, { question: 'mood' }], left_out: [], is_shown: true });
  const { overview, questions, states } = await api.call('sharedOverview', { pass });
  expect([overview, questions.map((one) => one.unique_question_id), states.length]).toEqual([null, ['mood'], 1]);
  const { columns } = await api.call('sharedQuestion', { pass, question: 'mood' });
  expect(columns[0]?.shares.map(({ count }) => count)).toEqual([6, 0]);
  const hidden = { status: 404, body: { code: 'results/unknown-question' } };
  expect(await api.send('sharedQuestion', { pass, question: 'team' })).toMatchObject(hidden);
  expect(await api.send('sharedCross', { pass, row: 'mood', column: 'team' })).toMatchObject(hidden);
});

it('a figure with a filter of its own is told to strangers, and not shown, nor is the filter', async () => {
  await answered(6, 'gut', 'a');
  const own = question('mood', 'antwort.mood..one-of.gut');
  const { pass } = await opened([own, { kind: 'overview', ...figure() }], 'stand.waiting');
  const shown = await api.call('sharedReport', { pass });
  expect(shown.left_out).toEqual([own.entry_id]);
  expect(JSON.stringify(shown)).not.toContain('one-of');
  expect(await api.send('sharedQuestion', { pass, question: 'mood' })).toMatchObject({ status: 404 });
  const { overview } = await api.call('sharedOverview', { pass });
  const team = await api.call('resultOverview', { survey_id, filter: 'stand.waiting' }, author.token);
  expect(overview?.total ?? 0).toBe(team.total);
});

it('a cross-table is shown whole, or not at all where a cell or a margin tells of few', async () => {
  await answered(6, 'gut', 'a');
  await answered(5, 'schlecht', 'b');
  const { pass } = await opened([cross('mood', 'team')]);
  const ask = async () => api.call('sharedCross', { pass, row: 'mood', column: 'team' });
  const whole = await ask();
  expect(whole.cross?.counts).toEqual([
    [6, 0],
    [0, 5],
  ]);
  expect([whole.row_label, whole.column_label]).not.toContain('');
  // Somebody who has not answered the second question: the first one alone would tell.
  await answered(1, 'gut', null);
  expect((await ask()).cross).toBeNull();
  await answered(4, 'gut', null);
  expect((await ask()).cross).not.toBeNull();
  await answered(1, 'schlecht', 'a');
  expect((await ask()).cross).toBeNull();
});

it('of fewer than five nothing is shown; the words of the author stay', async () => {
  await answered(4, 'gut', 'a');
  const { pass } = await opened([question('mood'), cross('mood', 'team'), { kind: 'overview', ...figure() }]);
  expect(await api.call('sharedReport', { pass })).toMatchObject({ is_shown: false, least_group: 5 });
  expect(await api.call('sharedOverview', { pass })).toMatchObject({ overview: null, questions: [], states: [] });
  expect((await api.call('sharedQuestion', { pass, question: 'mood' })).columns).toEqual([]);
  expect((await api.call('sharedCross', { pass, row: 'mood', column: 'team' })).cross).toBeNull();
});

it('a deleted report shows nothing, and is shown again once it is back; no link is made to a report of another dialog', async () => {
  const { report, report_id, token, pass } = await opened([question('mood')]);
  await api.call('deleteResultReport', { survey_id, report_id }, author.token);
  expect(await api.send('openFigures', { token })).toMatchObject({ status: 404 });
  expect(await api.send('sharedReport', { pass })).toMatchObject({ status: 404 });
  await api.call('keepResultReport', { ...report, based_on: 1, filter: 'stand.finished' }, author.token);
  expect(await api.call('openFigures', { token })).toMatchObject({ report_name: 'Vorstand', is_filtered: true });
  const elsewhere = await insertSurvey(api, { blocks, owner: author });
  const wanted = { survey_id: elsewhere, report_id, link_id: randomUUID(), name: 'x', password: null };
  expect(
    await api.send('createFigureLink', { ...wanted, ends_at: api.clock.now + 60_000 }, author.token),
  ).toMatchObject({ status: 404, body: { code: 'results/unknown-report' } });
});

it('a link to all figures shows no report and no cross-table', async () => {
  const wanted = { survey_id, link_id: randomUUID(), name: 'Alles', password: null, ends_at: api.clock.now + 60_000 };
  const { link } = await api.call('createFigureLink', wanted, author.token);
  const { pass, report_name } = await api.call('openFigures', { token: link.path.split('/').at(-1) ?? '' });
  expect(report_name).toBeNull();
  expect(await api.send('sharedReport', { pass })).toMatchObject({ status: 404 });
  expect(await api.send('sharedCross', { pass, row: 'mood', column: 'team' })).toMatchObject({ status: 404 });
});
