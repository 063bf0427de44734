import { randomUUID } from 'node:crypto';
import type { CallInput, ReportEntry } from '@dialogwerk/shared/contract';
import { expect, it } from 'vitest';
import { anAuthor } from '../../../../testing/anAuthor.ts';
import { anAuthorWithRole } from '../../../../testing/anAuthorWithRole.ts';
import { apiOfFile } from '../../../../testing/apiOfFile.ts';
import { threeQuestions } from '../../../../testing/blocks.ts';
import { insertSurvey } from '../../../../testing/insertSurvey.ts';
import { clearResultReports } from './clearResultReports.ts';

const api = await apiOfFile();
const DAY = 24 * 60 * 60_000;

type Kept = Omit<CallInput<'keepResultReport'>, 'survey_id'>;
const heading = (text: string): ReportEntry => ({ kind: 'heading', entry_id: randomUUID(), text });
const mood = (filter: string | null = null): ReportEntry => ({
  kind: 'question',
  entry_id: randomUUID(),
  question: 'mood',
  view: 'both',
  filter,
});

async function aTeam() {
  const author = await anAuthor(api);
  const survey_id = await insertSurvey(api, { blocks: threeQuestions, owner: author });
  const keep = (report: Kept, token = author.token) => api.send('keepResultReport', { survey_id, ...report }, token);
  return { author, survey_id, keep };
}

const aReport = (fields: Partial<Kept> = {}): Kept => ({
  report_id: randomUUID(),
  name: 'Vorstand',
  filter: 'stand.finished',
  entries: [heading('Stimmung'), mood(), mood('geraet.phone')],
  based_on: null,
  ...fields,
});

it('several reports of a dialog are kept with their order, and read by whoever analyses', async () => {
  const { author, survey_id, keep } = await aTeam();
  const { token: analyst } = await anAuthorWithRole(api, survey_id, 'Analysieren');
  const report = aReport();
  expect(await keep(report)).toMatchObject({ status: 200, body: { report: { version: 1 } } });
  await keep(aReport({ name: 'Anhang' }));
  const { reports } = await api.call('resultReports', { survey_id }, analyst);
  expect(reports.map(({ name }) => name)).toEqual(['Anhang', 'Vorstand']);
  const read = await api.call('resultReport', { survey_id, report_id: report.report_id }, analyst);
  const { based_on: _, ...content } = report;
  expect(read.report).toEqual({ ...content, version: 1, changed_at: api.clock.now });
  expect(await keep(aReport(), analyst)).toMatchObject({ status: 409, body: { code: 'role/insufficient' } });
  const elsewhere = await anAuthor(api);
  const stolen = { survey_id, report_id: report.report_id };
  expect(await api.send('resultReport', stolen, elsewhere.token)).toMatchObject({ status: 404 });
  expect(await api.send('deleteResultReport', stolen, analyst)).toMatchObject({ status: 409 });
  expect((await api.call('resultReports', { survey_id }, author.token)).reports).toHaveLength(2);
});

it('who changed an older version is told, and nothing is written over; the same act may be repeated', async () => {
  const { author, survey_id, keep } = await aTeam();
  const report = aReport();
  await keep(report);
  const mine = { ...report, based_on: 1, name: 'Von mir' };
  expect(await keep(mine)).toMatchObject({ status: 200, body: { report: { version: 2, name: 'Von mir' } } });
  expect(await keep(mine)).toMatchObject({ status: 200, body: { report: { version: 2 } } });
  const late = await keep({ ...report, based_on: 1, name: 'Von jemand anderem' });
  expect(late).toMatchObject({ status: 409, body: { code: 'results/report-changed' } });
  expect(await keep({ ...report, based_on: null })).toMatchObject({ status: 409 });
  const one = { survey_id, report_id: report.report_id };
  expect((await api.call('resultReport', one, author.token)).report.name).toBe('Von mir');
  // Beside each other one of two is kept.
  const both = await Promise.all(['Erster', 'Zweiter'].map((name) => keep({ ...report, based_on: 2, name })));
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

it('a deleted report comes back by keeping it again, and is forgotten after a month', async () => {
  const { author, survey_id, keep } = await aTeam();
  const report = aReport();
  const one = { survey_id, report_id: report.report_id };
  await keep(report);
  await api.call('deleteResultReport', one, author.token);
  for (const call of ['resultReport', 'deleteResultReport'] as const) {
    expect(await api.send(call, one, author.token)).toMatchObject({
      status: 404,
      body: { code: 'results/unknown-report' },
    });
  }
  expect(await keep({ ...report, based_on: 1 })).toMatchObject({ status: 200, body: { report: { version: 2 } } });
  await api.call('deleteResultReport', one, author.token);
  const rows = async () =>
    (await api.services.db.selectFrom('result_reports').select('name').where('survey_id', '=', survey_id).execute())
      .length;
  await clearResultReports(api.services.db, api.clock.now + 29 * DAY);
  expect(await rows()).toBe(1);
  await clearResultReports(api.services.db, api.clock.now + 31 * DAY);
  expect(await rows()).toBe(0);
  expect(await keep({ ...report, based_on: 2 })).toMatchObject({ body: { code: 'results/unknown-report' } });
});

it('a filter that means nothing is refused, of the report and of a figure', async () => {
  const { keep } = await aTeam();
  const refused = { status: 422, body: { code: 'results/bad-filter' } };
  expect(await keep(aReport({ filter: 'stand.irgendwie' }))).toMatchObject(refused);
  expect(await keep(aReport({ entries: [mood('stand.irgendwie')] }))).toMatchObject(refused);
});
