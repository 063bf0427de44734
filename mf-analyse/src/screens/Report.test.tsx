import { ApiError } from '@dialogwerk/shared/clients';
import type { ReportEntry, ResultReport } from '@dialogwerk/shared/contract';
import { $notice, $survey, signalModule } from '@dialogwerk/shared/state';
import { aSurvey, fakeAuthorApi } from '@dialogwerk/shared/testing';
import { act, renderScreen, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { $busy } from '../busy.ts';
import { anOverview } from '../testing/anOverview.ts';
import { resultAnswers } from '../testing/resultAnswers.ts';
import Report from './Report.tsx';
import Reports from './Reports.tsx';

let api: ReturnType<typeof fakeAuthorApi> | undefined;
afterEach(() => {
  api?.restore();
  $notice.set(null);
  $survey.set(null);
});

const report_id = '0198f000-0000-7000-8000-000000000001';
const heading: ReportEntry = { kind: 'heading', entry_id: 'a', text: 'Stimmung' };
const text: ReportEntry = { kind: 'text', entry_id: 'b', text: 'Alles gut.' };
const gone: ReportEntry = { kind: 'question', entry_id: 'c', question: 'weg', filter: null, view: 'both' };
const overview: ReportEntry = { kind: 'overview', entry_id: 'd', filter: 'geraet.phone', view: 'both' };

type Answers = Parameters<typeof fakeAuthorApi>[0];

function open(entries: ReportEntry[], { query = '', answers = {} }: { query?: string; answers?: Answers } = {}) {
  const report: ResultReport = { report_id, name: 'Vorstand', filter: '', entries, version: 3, changed_at: 0 };
  api = fakeAuthorApi({
    ...resultAnswers,
    resultReport: () => ({ report }),
    keepResultReport: (kept) => ({
      report: { ...report, ...kept, filter: kept.filter ?? '', version: (kept.based_on ?? 0) + 1 },
    }),
    ...answers,
  });
  $survey.set(aSurvey());
  const at = `/analyse/survey0000001/reports/${report_id}${query}`;
  return { ...renderScreen(Report, { path: '/analyse/:survey_id/reports/:report_id', at }), made: api.made };
}

const kept = (made: ReturnType<typeof open>['made']) =>
  made.filter(({ name }) => name === 'keepResultReport').map(({ request }) => request);

test('a report is read: its words, its figures under their own filter, and what is gone says so', async () => {
  const { made } = open([heading, text, gone, overview]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Vorstand' })).toBeDefined();
  expect(await screen.findByText(/^Diese Frage gibt es im Dialog nicht mehr/)).toBeDefined();
  const figure = await screen.findByRole('article', { name: 'Überblick' });
  expect(within(figure).getByText('Nur Gespräche mit: Gerät: Smartphone')).toBeDefined();
  expect(within(figure).getByRole('row', { name: /^Begonnen 1\.500/ })).toBeDefined();
  expect(made.filter(({ name }) => name === 'resultOverview').map(({ request }) => request)).toContainEqual(
    expect.objectContaining({ filter: 'geraet.phone' }),
  );
  const contents = within(screen.getByRole('navigation', { name: 'Inhalt' })).getAllByRole('link');
  expect(contents.map(({ textContent }) => textContent)).toEqual([
    'Stimmung',
    'Frage, die es nicht mehr gibt',
    'Überblick',
  ]);
});

test('a figure that could not be loaded says why nothing can be written for Word, until it is there', async () => {
  let isDown = true;
  const { user } = open([heading, overview], {
    answers: {
      resultOverview: ({ filter }) => {
        if (isDown && filter === 'geraet.phone') {
          throw new ApiError('resultOverview', 503, { msg: 'Gerade nicht.' });
        }
        return anOverview();
      },
    },
  });
  expect((await screen.findByText(/^Für Word fehlen noch Zahlen/)).getAttribute('role')).toBe('status');
  const word = screen.getByRole<HTMLButtonElement>('button', { name: 'Für Word (DOCX)' });
  expect(word.disabled).toBe(true);
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  await waitFor(() => expect(word.disabled).toBe(false));
  expect(screen.queryByText(/^Für Word fehlen noch Zahlen/)).toBeNull();
});

test('changes are kept by themselves with the version that they were made on, one after another', async () => {
  const { user, made } = open([heading, text], { query: '?bearbeiten=1' });
  await user.type(await screen.findByRole('textbox', { name: 'Überschrift' }), '!');
  expect($busy.get()).toEqual({ reason: 'unsaved-work' });
  await waitFor(() => expect(kept(made)).toHaveLength(1), { timeout: 3_000 });
  await user.click(screen.getByRole('button', { name: 'Nach unten: Stimmung!' }));
  await waitFor(() => expect(kept(made)).toHaveLength(2), { timeout: 3_000 });
  expect(kept(made)).toEqual([
    expect.objectContaining({ based_on: 3, entries: [{ ...heading, text: 'Stimmung!' }, text] }),
    expect.objectContaining({ based_on: 4, entries: [text, { ...heading, text: 'Stimmung!' }] }),
  ]);
  await waitFor(() => expect($busy.get()).toBeNull());
});

test('what stands in a field stays in it while it is kept, though its version is another then', async () => {
  let report: ResultReport = { report_id, name: 'Vorstand', filter: '', entries: [text], version: 3, changed_at: 0 };
  const { user, made } = open([], {
    query: '?bearbeiten=1',
    answers: {
      resultReport: () => ({ report }),
      keepResultReport(wanted) {
        report = { ...report, entries: wanted.entries, version: report.version + 1 };
        return { report };
      },
    },
  });
  const field = await screen.findByRole('textbox', { name: 'Text' });
  await user.type(field, ' Und');
  await waitFor(() => expect(kept(made)).toHaveLength(1), { timeout: 3_000 });
  await waitFor(() => expect($busy.get()).toBeNull());
  await user.keyboard(' mehr.');
  expect(screen.getByRole('textbox', { name: 'Text' })).toBe(field);
  expect(field).toHaveProperty('value', 'Alles gut. Und mehr.');
});

test('figures are renewed with those beside them', async () => {
  let total = 1_600;
  open([overview], { answers: { resultOverview: () => anOverview({ total }) } });
  expect(await screen.findByRole('row', { name: /^Begonnen 1\.500/ })).toBeDefined();
  total = 1_601;
  act(() => signalModule('update'));
  expect(await screen.findByRole('row', { name: /^Begonnen 1\.501/ })).toBeDefined();
});

test('what was removed comes back to its place', async () => {
  const { user } = open([heading, text], { query: '?bearbeiten=1' });
  await user.click(await screen.findByRole('button', { name: 'Entfernen: Stimmung' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  act(() => $notice.get()?.action?.run());
  expect(screen.getAllByRole('listitem').map((row) => row.getAttribute('aria-label'))).toEqual([
    'Teil 1: Stimmung',
    'Teil 2: Alles gut.',
  ]);
});

test('who was overtaken reads why, and keeps what stands here as a report of its own', async () => {
  const msg = 'Jemand hat diesen Bericht inzwischen geändert.';
  const { user, made } = open([text], {
    query: '?bearbeiten=1',
    answers: {
      keepResultReport: ({ report_id: id, based_on, ...content }) => {
        if (based_on !== null) {
          throw new ApiError('keepResultReport', 409, { msg, code: 'results/report-changed' });
        }
        return { report: { ...content, report_id: id, filter: '', version: 1, changed_at: 0 } };
      },
    },
  });
  await user.type(await screen.findByRole('textbox', { name: 'Text' }), ' Und mehr.');
  expect(await screen.findByText(msg, undefined, { timeout: 3_000 })).toBeDefined();
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveProperty('value', 'Alles gut. Und mehr.');
  await user.click(screen.getByRole('button', { name: 'Als eigenen Bericht behalten' }));
  await waitFor(() => expect(kept(made)).toHaveLength(2));
  expect(kept(made)[1]).toMatchObject({
    based_on: null,
    name: 'Vorstand (meine Version)',
    entries: [{ text: 'Alles gut. Und mehr.' }],
  });
});

test('who may only analyse reads reports, and is offered neither to change nor to show them', async () => {
  const { user } = open([heading], { query: '?bearbeiten=1' });
  act(() => $survey.set(aSurvey({ bearbeiten: 0 })));
  expect(await screen.findByRole('heading', { level: 2, name: 'Stimmung' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Für Word (DOCX)' })).toBeDefined();
  for (const name of ['Bearbeiten', 'Fertig', 'Bericht freigeben']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
  await user.click(screen.getByRole('link', { name: 'Stimmung' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Stimmung'));
});

test('the list leads to each report; a deleted one comes back', async () => {
  const report: ResultReport = { report_id, name: 'Vorstand', filter: '', entries: [text], version: 3, changed_at: 0 };
  let isThere = true;
  api = fakeAuthorApi({
    ...resultAnswers,
    resultReports: () => ({ reports: isThere ? [report] : [] }),
    resultReport: () => ({ report }),
    deleteResultReport: () => {
      isThere = false;
      return { msg: 'success' };
    },
    keepResultReport: () => {
      isThere = true;
      return { report };
    },
  });
  $survey.set(aSurvey());
  const path = '/analyse/:survey_id/reports';
  const { user } = renderScreen(Reports, { path, at: '/analyse/survey0000001/reports' });
  const link = await screen.findByRole('link', { name: 'Vorstand' });
  expect(link.getAttribute('href')).toBe(`/analyse/survey0000001/reports/${report_id}`);
  await user.click(screen.getByRole('button', { name: 'Bericht „Vorstand“ löschen' }));
  expect(await screen.findByText('Noch kein Bericht.')).toBeDefined();
  act(() => $notice.get()?.action?.run());
  expect(await screen.findByRole('link', { name: 'Vorstand' })).toBeDefined();
  expect(api.made.find(({ name }) => name === 'keepResultReport')?.request).toMatchObject({
    based_on: 3,
    entries: [text],
  });
});
