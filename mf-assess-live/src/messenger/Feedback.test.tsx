import type { ClientConfig } from '@dialogwerk/shared/contract';
import { createRespondentClient } from '@dialogwerk/shared/clients/respondent';
import { renderPart, screen, waitFor, within } from '@dialogwerk/shared/testing/part';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepConversation } from '../features/conversation/effects/keepConversation.ts';
import { liveSessionOf } from '../features/conversation/effects/liveSessionOf.ts';
import { memoryStorage } from '@dialogwerk/shared/browser';
import type { KeyValueStorage } from '@dialogwerk/shared/browser';
import type { RunningConversation } from '../features/conversation/effects/RunningConversation.ts';
import { startConversation } from '../features/conversation/effects/startConversation.ts';
import { keepPreferences } from '../features/preferences/effects/keepPreferences.ts';
import { aClientConfig, someFragments } from '../testing/aLiveDialog.ts';
import { standInBrowserParts } from '../testing/browserParts.ts';
import { fakeLiveApi } from '../testing/fakeLiveApi.ts';
import { aSingle, anOpen, choices } from '../testing/someBlocks.ts';
import { Messenger } from './Messenger.tsx';

const survey_id = 'survey0000001';
let running: RunningConversation | null = null;

interface Page {
  readonly survey?: Partial<ClientConfig>;
  readonly bar?: boolean;
  readonly tab?: KeyValueStorage;
  readonly storage?: KeyValueStorage;
}

/** A page of the dialog; with the same storages it is the one before, loaded again. */
function draw({ survey = {}, bar = true, tab = memoryStorage(), storage = memoryStorage() }: Page) {
  const kept = keepConversation(storage, survey_id, tab);
  const client = createRespondentClient(kept.sessions, () => undefined);
  const conversation = startConversation({
    survey_id,
    kept,
    register: async () => liveSessionOf(await client.call('registerLive', { survey_id })),
    opening: { entries: [], shown: 0, question: null },
  });
  running = conversation;
  const nothing = (): void => undefined;
  const live = {
    fragments: someFragments,
    bar,
    preferences: keepPreferences(storage),
    onDone: nothing,
  };
  const config = aClientConfig({ feedback_allowed: true, ...survey });
  const Page = () => (
    <Messenger survey={config} running={conversation} live={live} onRefresh={nothing} onRestart={nothing} />
  );
  return renderPart(Page);
}

const blocks = [aSingle('a', { options: choices('Ja', 'Nein') }), anOpen('b')];
const given = (api: ReturnType<typeof fakeLiveApi>) =>
  api.calls.filter(({ path }) => path === '/api/feedback').map(({ body }) => body);
const openMenu = async (user: { click: (element: Element) => Promise<void> }) =>
  user.click(await screen.findByRole('button', { name: 'Menü' }));

beforeEach(() => standInBrowserParts());
afterEach(() => {
  running?.stop();
  vi.unstubAllGlobals();
});

test('feedback on the open question is sent once, however often it is tried, and what is written stays until then', async () => {
  const api = fakeLiveApi(blocks);
  const { user } = draw({});
  await screen.findByRole('button', { name: 'Ja' });
  await openMenu(user);
  await user.click(screen.getByRole('button', { name: 'Rückmeldung geben' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Rückmeldung geben' }));
  await user.click(sheet.getByRole('button', { name: 'Senden' }));
  expect(sheet.getByRole('alert').textContent).toContain('Bitte wählen Sie eine Bewertung');
  expect(given(api)).toEqual([]);

  await user.click(sheet.getByRole('radio', { name: '2 von 5' }));
  await user.type(sheet.getByRole('textbox', { name: /etwas dazu sagen/ }), ' Unklar. ');
  await user.click(sheet.getByRole('checkbox', { name: /gerade offen/ }));
  api.faults.push('no-answer');
  await user.click(sheet.getByRole('button', { name: 'Senden' }));
  await waitFor(() => expect(sheet.getByRole('alert').textContent).toContain('steht noch hier'));
  api.faults.push({ status: 500, body: { msg: 'Ein Fehler ist aufgetreten.', request_id: 'req-7' } });
  await user.click(sheet.getByRole('button', { name: 'Senden' }));
  await sheet.findByText('Kennung der Anfrage: req-7');
  await user.click(sheet.getByRole('button', { name: 'Senden' }));
  expect(await sheet.findByText('Vielen Dank! Ihre Rückmeldung ist angekommen.')).toBe(document.activeElement);
  const [first, second, third] = given(api);
  expect(third).toEqual(second);
  expect(second).toMatchObject({ rating: 2, text: 'Unklar.', unique_question_id: 'a', survey_id });
  expect(first).toEqual(second);
});

test('at the end there is a calm way to it, about the whole dialog', async () => {
  const api = fakeLiveApi(blocks.slice(0, 1));
  const { user } = draw({});
  await user.click(await screen.findByRole('button', { name: 'Ja' }));
  const composer = within(await screen.findByRole('region', { name: 'Ihre Antwort' }));
  await user.click(await composer.findByRole('button', { name: 'Rückmeldung geben' }));
  const sheet = within(screen.getByRole('dialog'));
  expect(sheet.queryByRole('checkbox')).toBeNull();
  await user.click(sheet.getByRole('radio', { name: '5 von 5, sehr gut' }));
  await user.click(sheet.getByRole('button', { name: 'Senden' }));
  await sheet.findByText(/angekommen/);
  expect(given(api)).toMatchObject([{ rating: 5, text: '', unique_question_id: null }]);
});

test('a dialog that wants no feedback offers none', async () => {
  fakeLiveApi(blocks.slice(0, 1));
  const { user } = draw({ survey: { feedback_allowed: false } });
  await user.click(await screen.findByRole('button', { name: 'Ja' }));
  await screen.findByRole('button', { name: 'Neu beginnen' });
  await openMenu(user);
  expect(screen.queryByRole('button', { name: 'Rückmeldung geben' })).toBeNull();
});

test('the menu changes the last answer, and the focus begins in its input', async () => {
  fakeLiveApi(blocks);
  const { user } = draw({});
  await user.click(await screen.findByRole('button', { name: 'Nein' }));
  await user.type(await screen.findByRole('textbox'), 'eins{Enter}');
  await screen.findByRole('button', { name: 'Neu beginnen' });
  await openMenu(user);
  await user.click(screen.getByRole('button', { name: 'Letzte Antwort ändern' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Antwort ändern' }));
  const input = await sheet.findByRole('textbox', { name: 'Frage b?' });
  expect(input).toHaveProperty('value', 'eins');
  await waitFor(() => expect(document.activeElement).toBe(input));
});

test.each([true, false])('all that can be done stands in one menu, with a bar: %s [§3.21]', async (bar) => {
  fakeLiveApi(blocks);
  const { user } = draw({ bar });
  await screen.findByRole('button', { name: 'Ja' });
  await openMenu(user);
  const menu = screen.getByRole('link', { name: /^Datenschutz/ }).closest('ul');
  expect([...(menu?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Datenschutz (öffnet in einem neuen Tab)',
    'Meine Daten',
    'Auf anderem Gerät weitermachen',
    'Rückmeldung geben',
    'Als Formular anzeigen',
    'Nachrichten ohne Pausen',
    'Töne bei neuen Nachrichten',
    'Neu starten',
    'Dialog löschen',
    'Hilfe',
  ]);
});

test('what is typed is there again after a reload of this tab, and goes with the reply', async () => {
  const api = fakeLiveApi([anOpen('b'), anOpen('c')]);
  const [tab, storage] = [memoryStorage(), memoryStorage()];
  const first = draw({ tab, storage });
  await first.user.type(await screen.findByRole('textbox', { name: 'Frage b?' }), 'Halb');
  running?.stop();
  await first.leave();

  const second = draw({ tab, storage });
  const typed = await screen.findByRole('textbox', { name: 'Frage b?' });
  expect(typed).toHaveProperty('value', 'Halb');
  await second.user.type(typed, 'zeit{Enter}');
  expect(await screen.findByRole('textbox', { name: 'Frage c?' })).toHaveProperty('value', '');
  expect(api.turns()).toMatchObject([{ reply: { text: 'Halbzeit' } }]);
  await second.user.type(screen.getByRole('textbox'), 'x');
  await running?.restartOrDelete('delete');
  expect(tab.read(`draft_${survey_id}`)).toBeNull();
});
