import { ApiError } from '@dialogwerk/shared/clients';
import type { CallRequest } from '@dialogwerk/shared/contract';
import { $help, $notice, $survey, signalModule } from '@dialogwerk/shared/state';
import { aSurvey, fakeAuthorApi } from '@dialogwerk/shared/testing';
import { act, renderScreen, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { help } from '../help/help.ts';
import { AllSeen } from '../testing/AllSeen.ts';
import { anOverview } from '../testing/anOverview.ts';
import { resultAnswers } from '../testing/resultAnswers.ts';
import { Analyse } from './Analyse.tsx';

type Overview = ReturnType<typeof anOverview>;
let api: ReturnType<typeof fakeAuthorApi> | undefined;
beforeEach(() => vi.stubGlobal('IntersectionObserver', AllSeen));
afterEach(() => {
  vi.unstubAllGlobals();
  api?.restore();
  $notice.set(null);
  $survey.set(null);
});

const nothing = anOverview({
  total: 0,
  states: { finished: 0, screened: 0, waiting: 0, stopped: 0, opened: 0 },
  days: [],
  seconds: null,
});

function open(
  resultOverview: (request: CallRequest<'resultOverview'>) => Overview | Promise<Overview> = () => anOverview(),
  { query = '', answers = {} }: { query?: string; answers?: Parameters<typeof fakeAuthorApi>[0] } = {},
) {
  api = fakeAuthorApi({ ...resultAnswers, ...answers, resultOverview });
  return {
    ...renderScreen(Analyse, { path: '/analyse/:survey_id', at: `/analyse/survey0000001${query}` }),
    made: api.made,
  };
}

test('the head figures read as German numbers; who only opened the link has not begun', async () => {
  open();
  const figures = await screen.findByLabelText('Überblick', { selector: 'dl' });
  expect([...figures.children].map(({ textContent }) => textContent)).toEqual([
    'Begonnen1.500und 100 nur geöffnet',
    'Beendet1.000',
    'Abschlussquote67\u00A0%1.000 von 1.500 Begonnenen',
    'Dauer (Median)3:00 minMittlere Hälfte: 1:30 min bis 5:00 min',
  ]);
});

test('figures, filter and export have signs that lead to what the help says about them', async () => {
  const { user } = open();
  const passages = help.flatMap((page) => page.passages.map(({ id }) => ({ page: page.id, passage: id })));
  await screen.findByRole('button', { name: 'Hilfe zu: Überblick' });
  await screen.findByRole('button', { name: 'Hilfe zu: Fragen' });
  const led: unknown[] = [];
  for (const sign of screen.getAllByRole('button', { name: /^Hilfe zu: / })) {
    await user.click(sign);
    expect(passages).toContainEqual($help.get());
    led.push($help.get()?.passage);
  }
  expect(led).toEqual(expect.arrayContaining(['formate', 'filter', 'zahlen', 'fragen', 'gespraeche']));
  $help.set(null);
});

test('the course over time is told by arrow keys and stands as a table, days without anybody too', async () => {
  const { user } = open();
  const chart = await screen.findByRole('slider', { name: 'Verlauf je Tag' });
  expect(chart.getAttribute('aria-valuetext')).toBe('22.11.2026: 700 geöffnet, davon 400 beendet');
  chart.focus();
  await user.keyboard('{ArrowLeft}');
  expect(chart.getAttribute('aria-valuetext')).toBe('21.11.2026: 0 geöffnet, davon 0 beendet');
  await user.keyboard('{Home}');
  expect(chart.getAttribute('aria-valuetext')).toBe('20.11.2026: 900 geöffnet, davon 600 beendet');
  await user.click(screen.getByRole('button', { name: 'Als Tabelle' }));
  expect(within(screen.getByRole('table')).getAllByRole('row').at(-1)?.textContent).toBe('22.11.2026700400');
});

test('marks of quality are shares of those who came to an end, because the others have none yet', async () => {
  open(() => anOverview({ flags: { fast: 102, straight: 0, nonsense: 0, duplicate: 0 } }));
  expect(await screen.findByRole('button', { name: /^Sehr schnell 102 \(10\s%\)$/ })).toBeDefined();
});

test('a part of all is seen alone at a press, and everything again at the next', async () => {
  const { user, made } = open();
  const stopped = await screen.findByRole('button', { name: /^Aufgehört 400/ });
  await user.click(stopped);
  await waitFor(() =>
    expect(made.map(({ request }) => request)).toContainEqual(expect.objectContaining({ filter: 'stand.stopped' })),
  );
  const chip = await screen.findByRole('button', { name: /^Stand: Aufgehört\. Zum Ändern/ });
  chip.focus();
  await user.keyboard('{Delete}');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Stand: Aufgehört/ })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filter hinzufügen' }));
});

test('the filter of the address holds for every figure, list and overlay, and says how many it leaves', async () => {
  const filter = 'geraet.phone_quelle.kanal.brief';
  const { made } = open((request) => (request.filter === '' ? anOverview() : anOverview({ total: 90 })), {
    query: `?filter=${filter}`,
  });
  await screen.findByText('90 von 1.600 Gesprächen');
  expect(await screen.findByRole('button', { name: /^Gerät: Smartphone/ })).toBeDefined();
  expect(screen.getByRole('button', { name: /^kanal: brief/ })).toBeDefined();
  await waitFor(() => expect(made.map(({ name }) => name)).toContain('resultConversations'));
  const filtered = new Set([
    'resultFlow',
    'resultQuestions',
    'calculatedValues',
    'resultConversations',
    'changedAnswers',
  ]);
  const requests = made.filter(({ name }) => filtered.has(name)).map(({ request }) => request);
  expect(requests).toEqual(requests.map(() => expect.objectContaining({ filter })));
});

test('a filter asks which options were offered, and its chip says so', async () => {
  const choices = ['Auto', 'Bahn'].map((label) => ({ id: label.toLowerCase(), label }));
  const asked = {
    unique_question_id: 'weg',
    type: 'single',
    context: 'Wie kommen Sie zur Arbeit?',
    short_name: '',
    variable: null,
    probe: null,
    is_nps: false,
    is_removed: false,
    parts: [{ part: '', label: '', choices }],
  };
  const { user, made } = open(undefined, { answers: { askedQuestions: () => ({ questions: [asked], together: [] }) } });
  await user.click(await screen.findByRole('button', { name: 'Filter hinzufügen' }));
  await user.click(await screen.findByRole('button', { name: 'Wie kommen Sie zur Arbeit?' }));
  await user.click(screen.getByRole('combobox', { name: 'Bedingung' }));
  await user.click(screen.getByRole('option', { name: 'diese Optionen wurden nicht angeboten' }));
  await user.click(screen.getByRole('checkbox', { name: 'Bahn' }));
  await user.click(screen.getByRole('button', { name: 'Anwenden' }));
  expect(
    await screen.findByRole('button', { name: /^Wie kommen Sie zur Arbeit\?: nicht angeboten war Bahn/ }),
  ).toBeDefined();
  await waitFor(() =>
    expect(made.map(({ request }) => request)).toContainEqual(
      expect.objectContaining({ filter: 'antwort.weg..lacks-options.bahn' }),
    ),
  );
});

test('a filter that means nothing shows no figure at all', async () => {
  const { user } = open(undefined, { query: '?filter=stand.offen' });
  expect(await screen.findByText('Dieser Filter ist nicht lesbar')).toBeDefined();
  expect(screen.queryByText('1.500')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ohne Filter anzeigen' }));
  expect(await screen.findByText('1.500')).toBeDefined();
});

test('without a conversation the page says so and leads to sharing', async () => {
  $survey.set(aSurvey());
  open(() => nothing);
  expect(await screen.findByRole('heading', { name: 'Noch keine Antworten' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Dialog teilen' }).getAttribute('href')).toBe('/share/survey0000001');
});

test('who may not share is not led there', async () => {
  $survey.set(aSurvey({ live_switch: 0 }));
  open(() => nothing);
  await screen.findByRole('heading', { name: 'Noch keine Antworten' });
  expect(screen.queryByRole('link', { name: 'Dialog teilen' })).toBeNull();
});

test('a filter that lets nobody through is no empty dialog', async () => {
  open((request) => (request.filter === '' ? anOverview() : nothing), { query: '?filter=von.2030-01-01' });
  expect(await screen.findByText('0 von 1.600 Gesprächen')).toBeDefined();
  expect(await screen.findByText('Kein Gespräch passt zu diesem Filter.')).toBeDefined();
});

test('a fault while loading says what is safe and loads again on request', async () => {
  let works = false;
  const { user } = open(() => {
    if (!works) throw new ApiError('resultOverview', 503, { msg: 'server_busy', code: 'server/busy' });
    return anOverview();
  });
  expect((await screen.findByRole('alert')).textContent).toContain('Alle Antworten sind sicher gespeichert.');
  works = true;
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('1.500')).toBeDefined();
  expect($notice.get()).toBeNull();
});

test("'Update' of the top bar loads anew; when that fails the old figures stay and a sentence says so [§2.53]", async () => {
  let answer = () => anOverview();
  const { made } = open(() => answer());
  await screen.findByText('1.500');
  answer = () => anOverview({ total: 1_601 });
  act(() => signalModule('update'));
  expect(await screen.findByText('1.501')).toBeDefined();

  answer = () => {
    throw new ApiError('resultOverview', 0, null);
  };
  act(() => signalModule('update'));
  await waitFor(() => expect($notice.get()?.text).toContain('Sie sehen den bisherigen Stand.'));
  expect(screen.getByText('1.501')).toBeDefined();

  act(() => signalModule('restart'));
  expect(made.filter(({ name }) => name === 'resultOverview')).toHaveLength(3);
});

test('what was calculated stands with mean, spread and median', async () => {
  const numbers = { variable: 'phq9_score', n: 1, mean: 7.5, sd: null, min: 7.5, median: 7.5, max: 7.5 };
  open(undefined, { answers: { calculatedValues: () => ({ variables: [numbers] }) } });
  expect(await screen.findByRole('row', { name: 'phq9_score 1 7,50 – 7,5 7,5 7,5' })).toBeDefined();
});

test('leaving gives up the load that runs', async () => {
  const { made, leave } = open(() => new Promise(() => undefined));
  await waitFor(() => expect(made.some(({ name }) => name === 'resultOverview')).toBe(true));
  await leave();
  const loads = made.filter(({ name }) => name === 'resultOverview');
  expect(loads.map(({ signal }) => signal?.aborted)).toEqual(loads.map(() => true));
});
