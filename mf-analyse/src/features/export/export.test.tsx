import { ApiError } from '@dialogwerk/shared/clients';
import type { CallResponse } from '@dialogwerk/shared/contract';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { renderScreen, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ExportAnswers } from './ui/ExportAnswers.tsx';

type Progress = CallResponse<'exportProgress'>;
const made = {
  download: '/api/exports/e1?until=1&signature=x',
  export_id: '7d444840-9dc0-11d1-b245-5ffdce74fad2',
  file_name: 'Team_2026-11-22_143000_Antworten.xlsx',
  total: 1200,
};
const variables = ['dw_state', 'farbe'].map((name) => ({
  name,
  label: `Text zu ${name}`,
  type: 'number' as const,
  measure: 'nominal' as const,
  values: [],
  missing: [],
  set: null,
  unique_question_id: null,
}));

let api: ReturnType<typeof fakeAuthorApi> | undefined;
let progress: Progress;
const clicked: string[] = [];
beforeEach(() => {
  progress = { state: 'running', written: 300, total: 1200 };
  clicked.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    clicked.push(`${this.getAttribute('href')} ${this.download}`);
  });
});
afterEach(() => {
  api?.restore();
  vi.restoreAllMocks();
  localStorage.clear();
});

const Screen = () => <ExportAnswers survey_id="s1" />;

function open(at = '/analyse/s1', excelExport: () => typeof made = () => made) {
  api = fakeAuthorApi({
    excelExport,
    resultVariables: () => ({ variables, loops: [], earlier: false }),
    exportProgress: () => progress,
    cancelExport: () => {
      progress = { ...progress, state: 'cancelled' };
      return { msg: 'success' };
    },
  });
  return { ...renderScreen(Screen, { path: '/analyse/:survey_id', at }), calls: api.made };
}
const asked = () => api?.made.filter(({ name }) => name === 'excelExport').map(({ request }) => request);

test('the file is fetched by the browser, and the way there is told', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Exportieren' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Datei herunterladen' }));
  await waitFor(() => expect(clicked).toEqual([`${made.download} ${made.file_name}`]));
  expect(asked()).toEqual([
    { survey_id: 's1', format: 'xlsx', filter: 'stand.finished.screened.stopped.waiting', missing: 'empty' },
  ]);
  await screen.findByText('300 von 1.200 Gespräche geschrieben');
  expect(screen.getByRole('progressbar', { name: 'Fortschritt des Exports' }).getAttribute('aria-valuenow')).toBe('25');
  progress = { state: 'done', written: 1200, total: 1200 };
  await screen.findByText(`„${made.file_name}“ liegt bei Ihren Downloads.`);
});

test('format, separator and columns are chosen, and kept for the next time', async () => {
  const { user } = open('/analyse/s1?export=1&filter=stand.finished');
  await user.click(screen.getByRole('combobox', { name: 'Format' }));
  await user.click(screen.getByRole('option', { name: 'CSV' }));
  await user.click(screen.getByRole('combobox', { name: 'Trennzeichen' }));
  await user.click(screen.getByRole('option', { name: 'Komma, Dezimalpunkt' }));
  await user.click(await screen.findByRole('button', { name: 'Auswählen' }));
  await user.click(screen.getByRole('checkbox', { name: 'dw_state Text zu dw_state' }));
  expect(screen.getByText('1 von 2 Variablen')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Datei herunterladen' }));
  await waitFor(() => expect(asked()).toHaveLength(1));
  expect(asked()?.[0]).toEqual({
    survey_id: 's1',
    format: 'csv',
    filter: 'stand.finished',
    separator: 'comma',
    content: 'values',
    missing: 'empty',
    variables: ['farbe'],
  });
  await user.click(screen.getByRole('button', { name: 'Schließen' }));
  await user.click(screen.getByRole('button', { name: 'Exportieren' }));
  expect(screen.getByRole('combobox', { name: 'Format' }).textContent).toBe('CSV');
  expect(await screen.findByText('1 von 2 Variablen')).toBeTruthy();
});

test('what the team noted comes along when it is chosen, is kept so, and is no choice of transcripts', async () => {
  // Kept before there was this choice.
  localStorage.setItem(
    'export:s1',
    JSON.stringify({
      format: 'json',
      separator: 'semicolon',
      content: 'values',
      missing: 'empty',
      who: 'all',
      from: '',
      to: '',
      without: [],
    }),
  );
  const { user } = open('/analyse/s1?export=1');
  const marks = () => screen.getByRole('checkbox', { name: 'Auch Codierungen, Schlagwörter und Notizen' });
  await user.click(await screen.findByRole('button', { name: 'Datei herunterladen' }));
  await waitFor(() => expect(asked()).toEqual([{ survey_id: 's1', format: 'json', filter: '' }]));
  await user.click(marks());
  await user.click(screen.getByRole('button', { name: 'Datei herunterladen' }));
  await waitFor(() => expect(asked()?.[1]).toEqual({ survey_id: 's1', format: 'json', filter: '', marks: true }));
  await user.click(screen.getByRole('button', { name: 'Schließen' }));
  await user.click(screen.getByRole('button', { name: 'Exportieren' }));
  await waitFor(() => expect(marks()).toHaveProperty('checked', true));
  await user.click(screen.getByRole('combobox', { name: 'Format' }));
  await user.click(screen.getByRole('option', { name: 'Gespräche als Text' }));
  expect(screen.queryByRole('checkbox', { name: /Codierungen/ })).toBeNull();
});

test('it can be stopped, and what is on the disk is said to be not whole', async () => {
  const { user } = open('/analyse/s1?export=1');
  await user.click(screen.getByRole('button', { name: 'Datei herunterladen' }));
  await user.click(await screen.findByRole('button', { name: 'Abbrechen' }));
  expect(await screen.findByText(/nicht vollständig/)).toBeTruthy();
});

test('a refusal says why', async () => {
  const { user } = open('/analyse/s1?export=1', () => {
    throw new ApiError('excelExport', 422, { msg: 'Excel fasst höchstens …', code: 'export/too-large-for-excel' });
  });
  await user.click(screen.getByRole('button', { name: 'Datei herunterladen' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Excel fasst höchstens …');
  expect(clicked).toEqual([]);
});

test('earlier answers are rows of their own where there are some, without a choice of columns', async () => {
  api = fakeAuthorApi({
    excelExport: () => made,
    resultVariables: () => ({ variables, loops: [{ unique_question_id: 'kind', name: 'Kinder' }], earlier: true }),
    exportProgress: () => progress,
  });
  const { user } = renderScreen(Screen, { path: '/analyse/:survey_id', at: '/analyse/s1?export=1' });
  await user.click(await screen.findByRole('combobox', { name: 'Zeilen' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Ein Gespräch je Zeile',
    'Eine Runde je Zeile: Kinder',
    'Eine frühere Antwort je Zeile',
  ]);
  await user.click(screen.getByRole('option', { name: 'Eine frühere Antwort je Zeile' }));
  expect(screen.queryByRole('button', { name: 'Auswählen' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Datei herunterladen' }));
  await waitFor(() => expect(asked()).toEqual([expect.objectContaining({ format: 'xlsx', earlier: true })]));
  expect(asked()?.[0]).not.toHaveProperty('rounds');
});

test('after the login that it wanted, it goes on without a second click', async () => {
  const request = { survey_id: 's1', format: 'sav', filter: '' };
  const state = { repeat: { call: 'excelExport', request } };
  api = fakeAuthorApi({
    excelExport: () => made,
    resultVariables: () => ({ variables, loops: [], earlier: false }),
    exportProgress: () => progress,
  });
  renderScreen(Screen, { path: '/analyse/:survey_id', at: { pathname: '/analyse/s1', state } });
  await waitFor(() => expect(clicked).toHaveLength(1));
  expect(asked()).toEqual([request]);
  expect(await screen.findByRole('dialog', { name: 'Antworten exportieren' })).toBeTruthy();
});
