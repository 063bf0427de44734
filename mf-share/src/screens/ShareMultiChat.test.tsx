import type { ManagerLive, StudyOverview } from '@dialogwerk/shared/contract';
import { $help, $publishing } from '@dialogwerk/shared/state';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { renderScreen, screen, within } from '@dialogwerk/shared/testing/screen';
import { PublicLink } from '@dialogwerk/shared/ui';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { help } from '../help/help.ts';
import { anOverview } from '../testing/anOverview.ts';
import { aStudy } from '../testing/aStudy.ts';
import { unfold } from '../testing/unfold.ts';
import { chatsPanels } from './multi-chat/chatsPanels.tsx';
import ShareMultiChat from './ShareMultiChat.tsx';

beforeAll(async () => {
  await PublicLink.load();
});

let api: ReturnType<typeof fakeAuthorApi> | undefined;
afterEach(() => {
  api?.restore();
  $publishing.set(null);
  $help.set(null);
});

const PUBLIC = '01890a5d-ac96-774b-bcce-b302099a8057';
const live: ManagerLive = {
  public_id: PUBLIC,
  public_name: null,
  active: true,
  published_at: 1_760_000_000_000,
  publication_id: 'p',
  unpublished_changes: 0,
  changed_surveys: [],
  may_publish: true,
};

function open(standing: Partial<ManagerLive> = {}, overview: Partial<StudyOverview> = {}, id = 7) {
  const connected = { survey_id: 'survey0000001', survey_name: 'Zeuge', order: 0, may_edit: true };
  const manager = { dialog_manager_id: id, name: 'Der Fall', created_at: 0, hidden_surveys: 0, may_edit: true };
  let now: ManagerLive = { ...live, ...standing };
  api = fakeAuthorApi({
    connectedSurveys: () => ({ ...manager, connected_surveys: [connected] }),
    managerLive: () => now,
    managerPublicName: () => ({ name: null, former: [] }),
    study: () => aStudy(),
    studyOverview: () => anOverview(overview),
    linkParameters: () => ({ names: [] }),
    switchManager({ active }) {
      now = { ...now, active };
      return now;
    },
  });
  const at = `/share_multichat/${id}`;
  return { ...renderScreen(ShareMultiChat, { path: '/share_multichat/:manager_id', at }), made: api.made };
}

test('one link leads to all chats, with its QR code, and each matter has a passage of the help', async () => {
  const { user } = open();
  expect(await screen.findByDisplayValue(`${location.origin}/multi_live/${PUBLIC}`)).toBeDefined();
  expect(screen.getByRole('img', { name: /^QR-Code/ })).toBeDefined();
  await screen.findByRole('region', { name: 'Zeitraum und Menge' });
  expect(screen.queryByRole('region', { name: 'Quoten' })).toBeNull();
  const passages = help.flatMap((page) => page.passages.map(({ id }) => ({ page: page.id, passage: id })));
  for (const sign of screen.getAllByRole('button', { name: /^Hilfe zu: / })) {
    await user.click(sign);
    expect(passages).toContainEqual($help.get());
  }
});

test('each panel stands folded with how it stands, and the list beside the page leads to all of them', async () => {
  open({}, { has_card: true, sites: 2, period: { starts_at: null, ends_at: null, most: 9 }, begun: 4 });
  expect(await screen.findByText('4 von 9 Plätzen vergeben.')).toBeDefined();
  expect(screen.getByText('Die Adresse trägt eine Kennung statt eines Namens.')).toBeDefined();
  expect(screen.getByText('Mit eigenem Titel, Text oder Bild.')).toBeDefined();
  expect(screen.getByText('2 Websites dürfen den Multi-Chat zeigen.')).toBeDefined();
  const ways = within(screen.getByRole('navigation', { name: 'Bereiche von „Teilen“' })).getAllByRole('link');
  const places = ways.map((link) => link.getAttribute('href')?.slice(1) ?? '');
  expect(places).toEqual(['leitstand', ...chatsPanels.map(({ id }) => id)]);
  for (const place of places) expect(document.getElementById(place)).not.toBeNull();
});

test('a story of Dialogwerk’s own has its address, and no other name', async () => {
  open({}, {}, 3);
  expect(await screen.findByDisplayValue(`${location.origin}/flow`)).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Adresse zum Weitersagen' })).toBeNull();
});

test('it is made inactive by the switch, and for the first time it goes live by the steps of publishing', async () => {
  const { user, made, leave } = open();
  await user.click(await screen.findByRole('switch', { name: 'Multi-Chat live' }));
  expect(await screen.findByText(/^Ihr Multi-Chat ist inaktiv/)).toBeDefined();
  expect(made.filter(({ name }) => name === 'switchManager').map(({ request }) => request)).toEqual([
    { id: 7, active: false },
  ]);
  await leave();
  api?.restore();
  const again = open({ active: false, published_at: null, publication_id: null });
  await again.user.click(await screen.findByRole('switch', { name: 'Multi-Chat live' }));
  expect($publishing.get()).toEqual({ kind: 'multi-chat', id: 7 });
  expect(again.made.filter(({ name }) => name === 'switchManager')).toEqual([]);
});

test('who may not decide about all dialogs sees how it stands and changes nothing', async () => {
  open({ may_publish: false });
  expect((await screen.findByRole<HTMLInputElement>('switch', { name: 'Multi-Chat live' })).disabled).toBe(true);
  await screen.findByRole('region', { name: 'Zeitraum und Menge' });
  unfold('Zeitraum und Menge festlegen');
  expect((await screen.findByLabelText<HTMLInputElement>('Höchstens so viele Teilnahmen')).disabled).toBe(true);
});

test('how it stands is said above: who came, and what keeps people out, with the way to the panel that mends it', async () => {
  const figures = {
    begun: 40,
    finished: 17,
    screened: 0,
    quota_full: 0,
    running: 13,
    active: 2,
    stopped: 10,
    last_at: 1_760_000_000_000,
  };
  const period = { starts_at: null, ends_at: null, most: 40 };
  const invited = { total: 9, used: 4, finished: 2, refused: 0, waiting: 0, next_mailing_at: null };
  open({ unpublished_changes: 2 }, { figures, period, begun: 40, invited, parameters: 1 });
  const overview = within(await screen.findByRole('region', { name: 'Leitstand' }));
  expect(await overview.findByText('17', { selector: 'dd' })).toBeDefined();
  expect(overview.queryByText('ausgeschieden')).toBeNull();
  expect(overview.getByText(/^Alle 40 Plätze sind vergeben: Der Multi-Chat ist live/)).toBeDefined();
  expect(overview.getByText(/Veröffentlichen Sie den Multi-Chat/)).toBeDefined();
  const ways = overview.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(ways).toEqual([
    ['Zu „Zeitraum und Menge“', '#zeitraum'],
    ['Zu „Link zum Multi-Chat“', '#link'],
  ]);
  for (const [, href] of ways) expect(document.getElementById(href?.slice(1) ?? '')).not.toBeNull();
  expect(screen.getByText('4 von 9 Eingeladenen haben begonnen.')).toBeDefined();
  expect(screen.getByText(/^1 Parameter des Links wird behalten/)).toBeDefined();
});
