import { ApiError } from '@dialogwerk/shared/clients';
import type { AskedQuestion, CallResponse, ColumnFigures } from '@dialogwerk/shared/contract';
import { $notice, signalModule } from '@dialogwerk/shared/state';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { act, renderRoutes, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useUpdateSignal } from '../../calls/useUpdateSignal.ts';
import QuestionResults from './ui/QuestionResults.tsx';
import { AllSeen } from '../../testing/AllSeen.ts';

let api: ReturnType<typeof fakeAuthorApi> | undefined;
beforeEach(() => vi.stubGlobal('IntersectionObserver', AllSeen));
afterEach(() => {
  vi.unstubAllGlobals();
  api?.restore();
  $notice.set(null);
});

const question: AskedQuestion = {
  unique_question_id: 'q',
  type: 'single',
  short_name: '',
  context: 'Wie **zufrieden** sind Sie?',
  variable: null,
  probe: null,
  is_nps: false,
  is_removed: false,
  parts: [],
};
const states = { asked: 12, answered: 8, skipped: 2, withdrawn: 1, open: 1 };
const kind = { name: 'q', label: '', option: '', part: '', type: 'number', measure: 'nominal' } as const;
const column: ColumnFigures = {
  ...kind,
  n: 8,
  na: 2,
  not_offered: 0,
  is_former: false,
  shares: [
    { value: 1, label: 'Ja', count: 5, share: 0.625, low: 0.306, high: 0.863 },
    { value: 2, label: 'Nein', count: 3, share: 0.375, low: 0.137, high: 0.694 },
  ],
  numbers: null,
  histogram: [],
};

type Answers = Parameters<typeof fakeAuthorApi>[0];
type Texts = CallResponse<'resultTexts'>;

function draw(asked: AskedQuestion, answers: Answers = {}) {
  const { unique_question_id } = asked;
  api = fakeAuthorApi({
    askedQuestions: () => ({ questions: [asked], together: [] }),
    resultQuestions: () => ({ total: 12, questions: [{ unique_question_id, part: '', ...states }] }),
    changedAnswers: () => ({ changed: [{ unique_question_id, part: '', count: 2 }] }),
    resultQuestion: () => ({ columns: [column] }),
    ...answers,
  });
  return renderRoutes([{ path: '/', element: <Results /> }], '/');
}

/** With the ear for 'Update' that the screen has. */
function Results() {
  useUpdateSignal('survey0000001');
  return <QuestionResults survey_id="survey0000001" filter="bis.2026-11-22" />;
}

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('a question says what became of it, and draws its shares with their intervals and keine Angabe apart', async () => {
  draw(question);
  const card = within(await screen.findByRole('article', { name: 'Wie zufrieden sind Sie?' }));
  await card.findByText('Ja');
  expect(
    card.getByText(
      '12-mal gefragt · 8 beantwortet (67 %) · 2 übersprungen · 1 zurückgezogen · 1 noch offen · 2 nachträglich geändert',
    ),
  ).toBeDefined();
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ja 5 (63\u00A0%, 31–86\u00A0%)',
    'Nein 3 (38\u00A0%, 14–69\u00A0%)',
  ]);
  expect(card.getByText(/^2 Personen haben „keine Angabe“ gewählt/)).toBeDefined();
  expect(api?.made.filter(({ name }) => name === 'resultQuestion').map(({ request }) => request)).toEqual([
    { survey_id: 'survey0000001', filter: 'bis.2026-11-22', question: 'q' },
  ]);
});

test('each chart can be read as a table, and copied as one', async () => {
  const { user } = draw(question);
  await user.click(await screen.findByRole('button', { name: /^Als Tabelle/ }));
  expect(rowsOf(screen.getByRole('table'))).toEqual([
    ['Antwort', 'Anzahl', 'Anteil', 'von', 'bis'],
    ['Ja', '5', '62,5\u00A0%', '30,6\u00A0%', '86,3\u00A0%'],
    ['Nein', '3', '37,5\u00A0%', '13,7\u00A0%', '69,4\u00A0%'],
  ]);
  await user.click(screen.getByRole('button', { name: /^Diagramm sichern/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Als Tabelle kopieren' }));
  await waitFor(() => expect($notice.get()?.text).toContain('kopiert'));
  expect(await navigator.clipboard.readText()).toBe(
    'Wie zufrieden sind Sie?\n\nAntwort\tAnzahl\tAnteil\tvon\tbis\nJa\t5\t62,5 %\t30,6 %\t86,3 %\nNein\t3\t37,5 %\t13,7 %\t69,4 %',
  );
});

test('words are searched in the database, a page at a time', async () => {
  const words = Array.from({ length: 50 }, (_, place) => `Wort ${place}`);
  const page = (total: number, found: readonly string[]): Texts => ({
    total,
    texts: found.map((text) => ({ conversation_id: text, text, answered_at: 0 })),
  });
  let answer = (_found: Texts): void => undefined;
  const found = new Promise<Texts>((resolve) => {
    answer = resolve;
  });
  const searched = () => api?.made.some(({ request }) => 'search' in request && request.search === 'Ende');
  const { user } = draw(
    { ...question, type: 'open' },
    {
      resultTexts: ({ search, page: number }) =>
        search === 'Ende' ? found : page(70, number === 1 ? ['Letztes'] : words),
      resultFiles: () => ({ total: 0, files: [] }),
    },
  );
  await screen.findByText('Wort 0');
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Alle 70 anzeigen' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(50);
  await user.click(screen.getByRole('button', { name: 'Ältere' }));
  await screen.findByText('Letztes');
  expect(screen.getByText('51 bis 70 von 70')).toBeDefined();
  await user.type(screen.getByRole('searchbox'), 'Ende');
  await waitFor(() => expect(searched()).toBe(true));
  // What was found before stays in sight meanwhile.
  expect(screen.getByText('Wort 0')).toBeDefined();
  answer(page(1, ['Am Ende']));
  await screen.findByText('Am Ende');
  expect(screen.getByRole('status').textContent).toBe('1 Antwort');
});

test('recordings play, pictures show, and what was sent can be opened by its name', async () => {
  const file = {
    name: '',
    type: 'audio/webm',
    location: '/api/media/1?signature=x',
    answered_at: Date.UTC(2026, 4, 3),
  };
  const picture = { ...file, name: 'foto.jpg', type: 'image/jpeg', location: '/api/media/2?signature=x' };
  draw({ ...question, type: 'upload' }, { resultFiles: () => ({ total: 2, files: [file, picture] }) });
  const [sound, shown] = await screen.findAllByRole('listitem');
  expect(sound?.querySelector('audio')?.getAttribute('src')).toBe(file.location);
  expect(shown?.querySelector('img')?.getAttribute('alt')).toBe('foto.jpg');
  expect(screen.getByRole('link', { name: 'foto.jpg' }).getAttribute('href')).toBe(picture.location);
});

test('a question whose figures do not come says so by itself and comes with a retry', async () => {
  let isAway = true;
  const { user } = draw(question, {
    resultQuestion: () => {
      if (isAway) throw new ApiError('resultQuestion', 503, { msg: 'server_busy', code: 'server/busy' });
      return { columns: [column] };
    },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('dieser Frage konnten nicht geladen werden');
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  await screen.findByText('Ja');
});

test('everything is loaded before it is printed, also what nobody has scrolled to', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class extends AllSeen {
      override observe = (): undefined => undefined;
    },
  );
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  const { user } = draw(question);
  const card = within(await screen.findByRole('article'));
  expect(card.queryByText('Ja')).toBeNull();
  print.mockImplementation(() => expect(card.getByText('Ja')).toBeDefined());
  await user.click(screen.getByRole('button', { name: 'Bericht drucken' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  await screen.findByRole('button', { name: 'Bericht drucken' });
  expect(card.getByText('Ja')).toBeDefined();
});

test("'Update' of the top bar renews figures once, while the old ones stay in sight", async () => {
  draw(question);
  await screen.findByText('Ja');
  act(() => signalModule('update'));
  expect(screen.getByText('Ja')).toBeDefined();
  await waitFor(() => expect(api?.made.filter(({ name }) => name === 'askedQuestions')).toHaveLength(2));
  await waitFor(() => expect(api?.made.filter(({ name }) => name === 'resultQuestion')).toHaveLength(2));
  expect(screen.getByText('Ja')).toBeDefined();
});
