import { ApiError } from '@dialogwerk/shared/clients';
import type { CallRequest, CallResponse, ErrorCode } from '@dialogwerk/shared/contract';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { renderScreen, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AllSeen } from '../testing/AllSeen.ts';
import { anOverview } from '../testing/anOverview.ts';
import Figures from './Figures.tsx';

let api: ReturnType<typeof fakeAuthorApi> | undefined;
beforeEach(() => vi.stubGlobal('IntersectionObserver', AllSeen));
afterEach(() => {
  vi.unstubAllGlobals();
  api?.restore();
});

const question = (id: string, type: string): CallResponse<'sharedOverview'>['questions'][number] => ({
  unique_question_id: id,
  type,
  short_name: `Frage ${id}`,
  context: `Frage ${id}`,
  variable: null,
  probe: null,
  is_nps: false,
  is_removed: false,
});
const state = (id: string) => ({
  unique_question_id: id,
  part: '',
  asked: 3,
  answered: 3,
  skipped: 0,
  withdrawn: 0,
  open: 0,
});
const share = (value: number, label: string, count: number) => ({
  value,
  label,
  count,
  share: count / 3,
  low: 0,
  high: 1,
});

function open(
  openFigures?: (request: CallRequest<'openFigures'>) => CallResponse<'openFigures'>,
  few: { readonly isNobodyShown?: boolean; readonly has_small?: boolean } = {},
) {
  const { total, states, days, seconds } = anOverview();
  const { opened: onlyOpened, finished } = states;
  const overview = { total, opened: onlyOpened, begun: total - onlyOpened, finished, days, seconds };
  const opened = {
    pass: 'pass',
    survey_name: 'Zufriedenheit',
    report_name: null,
    is_filtered: true,
    ends_at: 1_800_000_000_000,
  };
  api = fakeAuthorApi({
    openFigures: openFigures ?? (() => opened),
    sharedOverview: () => ({
      overview: few.isNobodyShown ? null : overview,
      least_group: 5,
      questions: [question('a', 'single'), question('b', 'open')],
      states: [state('a'), state('b')],
    }),
    sharedQuestion: () => ({
      columns: [
        {
          name: 'a',
          label: 'Frage a',
          option: '',
          part: '',
          type: 'number',
          measure: 'nominal',
          n: 3,
          na: 0,
          not_offered: 0,
          is_former: false,
          shares: [share(1, 'Gut', 2), share(2, 'Schlecht', 1)],
          numbers: null,
          histogram: [],
        },
      ],
      has_small: few.has_small ?? false,
      least_group: 5,
    }),
  });
  return { ...renderScreen(Figures, { path: '/figures/:token', at: '/figures/abc' }), made: api.made, opened };
}

const refused = (status: number, code: ErrorCode, msg: string) => new ApiError('openFigures', status, { msg, code });

test('an opened link shows figures, and says that words are not shown', async () => {
  const { made } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Zufriedenheit' })).toBeDefined();
  expect(screen.getByText(/^Die Zahlen gelten für eine Auswahl der Gespräche\./)).toBeDefined();
  expect(await screen.findByText('1.500')).toBeDefined();
  const card = await screen.findByRole('article', { name: 'Frage a' });
  expect(await within(card).findByText('Gut')).toBeDefined();
  const words = screen.getByRole('article', { name: 'Frage b' });
  expect(await within(words).findByText(/Sie werden nicht gezeigt/)).toBeDefined();
  expect(made.map(({ name }) => name)).toEqual(['openFigures', 'sharedOverview', 'sharedQuestion']);
});

test('a password is asked for, and asked for again when it is wrong', async () => {
  const { user, opened } = open(({ password }) => {
    if (password === undefined) throw refused(409, 'figures/password', 'Bitte ein Passwort.');
    if (password !== 'richtig') throw refused(409, 'figures/wrong-password', 'Das Passwort stimmt nicht.');
    return opened;
  });
  const field = await screen.findByLabelText('Passwort');
  await user.type(field, 'falsch{Enter}');
  expect(await screen.findByText('Das Passwort stimmt nicht.')).toBeDefined();
  await user.clear(field);
  await user.type(field, 'richtig{Enter}');
  expect(await screen.findByText('1.500')).toBeDefined();
});

test('a link that shows nothing any more says so; a fault can be tried again', async () => {
  const { leave } = open(() => {
    throw refused(404, 'figures/unknown', 'Diesen Link gibt es nicht, oder er gilt nicht mehr.');
  });
  expect(await screen.findByRole('heading', { name: 'Dieser Link zeigt nichts mehr' })).toBeDefined();
  await leave();
  api?.restore();
  let works = false;
  const { user, opened } = open(() => {
    if (!works) throw new ApiError('openFigures', 0, null);
    return opened;
  });
  await screen.findByRole('heading', { name: 'Die Zahlen konnten nicht geladen werden' });
  works = true;
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  await waitFor(() => expect(screen.getByText('1.500')).toBeDefined());
});

test('what stands for few is said to be missing, for a question and for the whole', async () => {
  open(undefined, { has_small: true });
  const card = await screen.findByRole('article', { name: 'Frage a' });
  expect(await within(card).findByText(/^Antworten, die weniger als 5 Personen gegeben haben/)).toBeDefined();
});

test('of fewer than five nothing is shown but why', async () => {
  open(undefined, { isNobodyShown: true });
  expect(await screen.findByText(/^Hier gibt es noch keine Zahlen zu sehen, .* weniger als 5 Personen/)).toBeDefined();
  expect(screen.queryByRole('article')).toBeNull();
});
