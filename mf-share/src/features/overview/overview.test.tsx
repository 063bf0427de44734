import type { StudyOverview } from '@dialogwerk/shared/contract';
import { $notice, $survey } from '@dialogwerk/shared/state';
import { aSurvey, fakeAuthorApi } from '@dialogwerk/shared/testing';
import { act, renderScreen, screen, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Share } from '../../screens/Share.tsx';
import { anOverview } from '../../testing/anOverview.ts';
import { aStudy } from '../../testing/aStudy.ts';
import { runDialog } from './model/RunStudy.ts';
import { troublesOf } from './model/troublesOf.ts';

let api: ReturnType<typeof fakeAuthorApi> | undefined;
afterEach(() => {
  vi.useRealTimers();
  api?.restore();
  $notice.set(null);
  $survey.set(null);
});

const now = Date.UTC(2026, 10, 23, 12);
const came = { begun: 40, finished: 17, screened: 3, quota_full: 4, running: 6, active: 2, stopped: 10, last_at: now };
const full = {
  quota_id: '0198b2c4-7d6e-7a10-9c51-6f2f3f9a1b0a',
  name: 'Frauen',
  most: 20,
  taken: 20,
} as const;

async function open(overview: Partial<StudyOverview> | null, survey = aSurvey(), at = '') {
  const server = { overview };
  api = fakeAuthorApi({
    study: () => aStudy(),
    surveyPublicName: () => ({ name: null, former: [] }),
    linkParameters: () => ({ names: [] }),
    studyOverview() {
      if (server.overview === null) throw new Error('The server is away.');
      return anOverview(server.overview);
    },
  });
  $survey.set(survey);
  const opened = renderScreen(Share, { path: '/share/:survey_id', at: `/share/${survey.survey_id}${at}` });
  // By its words, because looking for roles in all of the screen takes longer than waiting for it.
  const region = (await screen.findByText('Leitstand', { selector: 'h2' })).closest('section');
  if (!region) throw new Error('the overview has no region');
  const panel = within(region);
  return { ...opened, panel, server };
}
const told = (overview: Partial<StudyOverview>, survey = aSurvey({ privacy_declaration_text: 'So.' })) =>
  troublesOf(anOverview(overview), runDialog(survey), { now, languageName: (tag) => tag }).map(({ panel, text }) => [
    panel,
    text,
  ]);

test('who came, what is left and who has begun of those who are invited stand there', async () => {
  const invited = { total: 50, used: 12, finished: 8, refused: 0, waiting: 0, next_mailing_at: null };
  const { panel } = await open({
    figures: came,
    period: { starts_at: null, ends_at: null, most: 100 },
    begun: 40,
    quotas: [full],
    invited,
  });
  expect(await panel.findByText('begonnen', { selector: 'dt' })).toBeDefined();
  expect(panel.getByText('17', { selector: 'dd' })).toBeDefined();
  const bars = panel.getAllByRole('meter').map((bar) => bar.getAttribute('aria-valuetext'));
  expect(bars).toEqual(['40 von 100', '20 von 20', '12 von 50', '8 von 50']);
  expect(panel.getByRole('link', { name: 'Zu „Quoten“' }).getAttribute('href')).toBe('#quoten');
});

test('a study that nobody has come to says what is to do next', async () => {
  const { panel } = await open({}, aSurvey({ active: false }));
  expect(await panel.findByRole('link', { name: 'Zum Live-Schalter' })).toBeDefined();
  expect(panel.queryByText('begonnen', { selector: 'dt' })).toBeNull();
});

test('what cannot be loaded says so, and is asked for again', async () => {
  const { panel, server, user } = await open(null);
  expect(await panel.findByText(/^Der Stand der Erhebung konnte nicht geladen werden/)).toBeDefined();
  server.overview = { figures: came };
  await user.click(panel.getByRole('button', { name: /Erneut/ }));
  expect(await panel.findByText('17', { selector: 'dd' })).toBeDefined();
});

test('it is asked again while the page is in sight, and not while it is not', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { panel, server } = await open({ figures: came });
  await panel.findByText('17', { selector: 'dd' });
  const asked = () => api?.made.filter(({ name }) => name === 'studyOverview').length;
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(asked()).toBe(1);
  seen.mockRestore();
  server.overview = { figures: { ...came, finished: 18 } };
  await act(() => vi.advanceTimersByTimeAsync(16_000));
  expect(await panel.findByText('18', { selector: 'dd' })).toBeDefined();
});

const scrolledTo = vi.fn();
beforeAll(async () => {
  // What comes later is there at once.
  await Promise.all([import('./ui/Standing.tsx'), import('../study/ui/Study.tsx')]);
  // jsdom scrolls nothing.
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolledTo(this.id);
  };
});

test('the panel that the address names is unfolded, others say in a line how they stand', async () => {
  await open({ quotas: [full] }, aSurvey(), '#zeitraum');
  expect(await screen.findByLabelText('Höchstens so viele Gespräche')).toBeDefined();
  expect(scrolledTo).toHaveBeenCalledWith('zeitraum');
  const quotas = within(screen.getByRole('region', { name: 'Quoten' }));
  expect(await quotas.findByText('1 Quote, 1 davon voll.')).toBeDefined();
  expect(quotas.getByRole('button', { name: 'Quoten festlegen' }).getAttribute('aria-expanded')).toBe('false');
});

test('a panel that is folded and unfolded keeps what stood in it, and the keyboard goes along', async () => {
  const { user } = await open({}, aSurvey(), '#zeitraum');
  const field = await screen.findByLabelText('Höchstens so viele Gespräche');
  await user.click(screen.getByRole('button', { name: '„Zeitraum und Menge“ einklappen' }));
  const back = screen.getByRole('button', { name: 'Zeitraum und Menge festlegen' });
  expect(document.activeElement).toBe(back);
  await user.click(back);
  expect(screen.getByLabelText('Höchstens so viele Gespräche')).toBe(field);
});

test('nothing is said of a study that runs as it should', () => {
  expect(told({ figures: came })).toEqual([]);
});

test.each<[string, Partial<StudyOverview>, string, RegExp]>([
  ['the end', { period: { starts_at: null, ends_at: now - 1, most: null } }, 'zeitraum', /ist die Erhebung zu Ende/],
  [
    'the limit',
    { period: { starts_at: null, ends_at: null, most: 5 }, begun: 5 },
    'zeitraum',
    /^Alle 5 Plätze sind vergeben/,
  ],
  ['the beginning', { period: { starts_at: now + 1, ends_at: null, most: null } }, 'zeitraum', /öffnet erst am/],
  ['a full quota', { quotas: [full] }, 'quoten', /^Die Quote „Frauen“ ist voll/],
  [
    'a quota beyond the limit',
    { quotas: [{ ...full, taken: 0 }], period: { starts_at: null, ends_at: null, most: 10 } },
    'quoten',
    /will 20 Gespräche, beginnen können höchstens 10/,
  ],
  ['personal links without any', { personal_only: true }, 'persoenlich', /doch es gibt noch keinen/],
  [
    'failing webhooks',
    { connections: { webhooks: 2, failing: 1, given_up: 0, has_feed: false } },
    'verbindungen',
    /^1 Webhook kommt nicht an/,
  ],
  [
    'lost messages',
    { connections: { webhooks: 2, failing: 0, given_up: 3, has_feed: false } },
    'verbindungen',
    /^3 Nachrichten an andere Systeme wurden aufgegeben/,
  ],
  [
    'missing texts',
    { languages: [{ language: 'fr', texts: 20, missing: 14, changed: 1 }] },
    'sprachen',
    /^fr: 14 Texte fehlen, 1 Text ist nicht mehr aktuell/,
  ],
  [
    'an outdated privacy statement',
    { privacy_outdated: true },
    'datenschutz',
    /^Die Datenschutzerklärung ist überholt/,
  ],
])('%s is told with the panel that mends it', (_, overview, panel, text) => {
  const troubles = told({ figures: came, ...overview });
  expect(troubles).toEqual([[panel, expect.stringMatching(text)]]);
});

test('doors that do nothing, mails that reach nobody and what is missing in the dialog are told, the worst first', () => {
  const invited = { total: 9, used: 0, finished: 0, refused: 2, waiting: 7, next_mailing_at: now + 1 };
  const survey = aSurvey({ active: false, privacy_declaration_text: '' });
  const { publication } = survey;
  const behind = { ...survey, publication: publication && { ...publication, unpublished_changes: 3 } };
  const troubles = told({ personal_only: true, proof: true, password_set_at: 1, invited }, behind);
  expect(troubles.map(([panel]) => panel)).toEqual(['link', 'zugang', 'persoenlich', 'link', 'datenschutz']);
  expect(troubles[1]?.[1]).toContain('wirken das Passwort und der Schutz vor Skripten nicht');
});
