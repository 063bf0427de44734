import type { Block } from '@dialogwerk/shared/contract';
import { createRespondentClient } from '@dialogwerk/shared/clients/respondent';
import { act, renderPart, screen, waitFor, within } from '@dialogwerk/shared/testing/part';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepConversation } from '../features/conversation/effects/keepConversation.ts';
import { liveSessionOf } from '../features/conversation/effects/liveSessionOf.ts';
import { memoryStorage } from '@dialogwerk/shared/browser';
import { startConversation } from '../features/conversation/effects/startConversation.ts';
import type { RunningConversation } from '../features/conversation/effects/RunningConversation.ts';
import { keepPreferences } from '../features/preferences/effects/keepPreferences.ts';
import { aClientConfig, someFragments } from '../testing/aLiveDialog.ts';
import { standInBrowserParts } from '../testing/browserParts.ts';
import { fakeLiveApi } from '../testing/fakeLiveApi.ts';
import { anOpen, aSingle, choices } from '../testing/someBlocks.ts';
import { Messenger } from './Messenger.tsx';

const survey_id = 'survey0000001';
const child = aSingle('kind', {
  options: choices('Ja', 'Nein'),
  jump_to_ids: [{ kind: 'option', option_id: 'nein', target: 'ort' }],
});
const blocks = [child, anOpen('alter'), anOpen('ort'), anOpen('schluss')];
let running: RunningConversation | null = null;

function open(dialog: readonly Block[] = blocks, { bar = true, speed = 1 } = {}) {
  const api = fakeLiveApi(dialog);
  const storage = memoryStorage();
  const kept = keepConversation(storage, survey_id);
  const client = createRespondentClient(kept.sessions, () => undefined);
  const conversation = startConversation({
    survey_id,
    kept,
    register: async () => liveSessionOf(await client.call('registerLive', { survey_id })),
    opening: { entries: [], shown: 0, question: null },
  });
  running = conversation;
  const preferences = keepPreferences(storage);
  const live = { fragments: someFragments, bar, preferences, onDone: () => undefined };
  const reload = (): void => undefined;
  const { user } = renderPart(() => (
    <Messenger
      survey={aClientConfig({ speed })}
      running={conversation}
      live={live}
      onRefresh={reload}
      onRestart={reload}
    />
  ));
  const answer = async (text: string): Promise<void> => {
    await user.type(await screen.findByRole('textbox'), `${text}{Enter}`);
  };
  return { api, user, answer, storage, kept };
}

async function answeredThree() {
  const opened = open();
  await opened.user.click(await screen.findByRole('button', { name: 'Ja' }));
  await opened.answer('9');
  await screen.findByRole('textbox', { name: 'Frage ort?' });
  return opened;
}

const change = (answer: string) => screen.findByRole('button', { name: 'Ändern', description: answer });

beforeEach(() => standInBrowserParts());
afterEach(() => {
  running?.stop();
  vi.unstubAllGlobals();
});

test('an earlier answer is changed in its own input, and what no longer applies goes, with a sentence', async () => {
  const { user, api } = await answeredThree();
  await user.click(await change('Ja'));
  const sheet = screen.getByRole('dialog', { name: 'Antwort ändern' });
  await within(sheet).findByRole('button', { name: 'Ja', pressed: true });
  await user.click(await within(sheet).findByRole('button', { name: 'Nein', pressed: false }));
  await user.click(await within(sheet).findByRole('button', { name: 'Trotzdem ändern' }));
  await screen.findByText('Ihre Antwort ist geändert. 1 spätere Antwort passt nicht mehr und gilt nicht.');
  expect(api.transcript()).toEqual(['Frage kind?', 'Nein', 'Frage ort?']);
  expect(screen.queryByRole('dialog')).toBeNull();
  const log = screen.getByRole('log');
  expect(within(log).queryByText('9')).toBeNull();
  screen.getByRole('textbox', { name: 'Frage ort?' });
});

test('before an answer is changed it is said what falls away; going back loses nothing, and it can be undone', async () => {
  const { user, api } = await answeredThree();
  await user.click(await change('Ja'));
  const sheet = screen.getByRole('dialog', { name: 'Antwort ändern' });
  await user.click(await within(sheet).findByRole('button', { name: 'Nein', pressed: false }));
  const back = await within(sheet).findByRole('button', { name: 'Zurück' });
  expect(document.activeElement).toBe(back);
  within(sheet).getByText('Dann passt diese spätere Antwort nicht mehr:');
  expect(within(sheet).getByRole('listitem').textContent).toBe('Frage alter? 9');
  await user.click(back);
  expect(api.transcript()).toContain('9');
  await user.click(await within(sheet).findByRole('button', { name: 'Nein' }));
  await user.click(await within(sheet).findByRole('button', { name: 'Trotzdem ändern' }));
  await screen.findByText('Ihre Antwort ist geändert. 1 spätere Antwort passt nicht mehr und gilt nicht.');
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
  await screen.findByRole('textbox', { name: 'Frage alter?' });
  expect(api.transcript()).toEqual(['Frage kind?', 'Ja', 'Frage alter?']);
});

test('without a connection nobody knows what falls away, and it is said so', async () => {
  const { user, api } = await answeredThree();
  await user.click(await change('Ja'));
  const option = await screen.findByRole('button', { name: 'Nein', pressed: false });
  api.faults.push('no-answer');
  await user.click(option);
  await screen.findByText('Ob spätere Antworten dann noch passen, lässt sich vorher nicht sagen.');
  await user.click(screen.getByRole('button', { name: 'Trotzdem ändern' }));
  await screen.findByText(/^Ihre Antwort ist geändert/);
  expect(api.transcript()).toEqual(['Frage kind?', 'Nein', 'Frage ort?']);
});

test('what waits for its pause is shown by a tap or a key; the pace that is chosen stays', async () => {
  const { user, storage } = open([anOpen('a', { context: 'Eins. #60000# Zwei. #60000# Drei?' })], { speed: 0.5 });
  const wait = await screen.findByRole('button', { name: 'Gleich zeigen' });
  expect(screen.queryByText('Drei?')).toBeNull();
  expect(within(screen.getByRole('log')).queryByRole('button', { name: 'Gleich zeigen' })).toBeNull();
  await user.click(wait);
  screen.getByText('Drei?');
  expect(screen.queryByRole('button', { name: 'Gleich zeigen' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Menü' }));
  await user.click(screen.getByRole('switch', { name: 'Nachrichten ohne Pausen', checked: false }));
  expect(keepPreferences(storage).atOnce.$on.get()).toBe(true);
});

test('a key that is meant for nothing else ends a wait, one in a field does not', async () => {
  const { user } = open([anOpen('a', { context: 'Eins. #60000# Zwei?' })], { speed: 0.5 });
  await screen.findByRole('button', { name: 'Gleich zeigen' });
  await user.click(screen.getByRole('button', { name: 'Menü' }));
  await user.keyboard('{Escape}');
  await user.keyboard('x');
  expect(screen.queryByText('Zwei?')).toBeNull();
  act(() => void (document.activeElement instanceof HTMLElement && document.activeElement.blur()));
  await user.keyboard('{Enter}');
  screen.getByText('Zwei?');
});

test('the reply before stands in the input, and closing the sheet changes nothing', async () => {
  const { user, api } = await answeredThree();
  await user.click(await change('9'));
  const sheet = screen.getByRole('dialog', { name: 'Antwort ändern' });
  expect(await within(sheet).findByDisplayValue('9')).toBeDefined();
  await user.click(within(sheet).getByRole('button', { name: 'Abbrechen' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.calls.some(({ path }) => path === '/api/change_answer')).toBe(false);
});

test('a change whose answer is lost is sent again under the same turn_id and is done once', async () => {
  const { user, api } = await answeredThree();
  await user.click(await change('9'));
  const field = await screen.findByDisplayValue('9');
  await user.clear(field);
  api.faults.push('lost-answer');
  await user.type(field, '10{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Jetzt versuchen' }));
  await screen.findByText('Ihre Antwort ist geändert.');
  const sent = api.calls.filter(({ path }) => path === '/api/change_answer').map(({ body }) => body['turn_id']);
  expect(sent).toHaveLength(2);
  expect(new Set(sent).size).toBe(1);
});

test('a change that waits for the network lies in the outbox', async () => {
  const { user, api, kept } = await answeredThree();
  await user.click(await change('9'));
  const field = await screen.findByDisplayValue('9');
  api.faults.push('no-answer');
  await user.type(field, '0{Enter}');
  await screen.findByText(/^Keine Verbindung/);
  expect(kept.readOutbox()).toMatchObject({ changes: true, unique_question_id: 'alter' });
});

test('a refused change leaves everything as it was and says why', async () => {
  const { user, api } = await answeredThree();
  await user.click(await change('9'));
  const field = await screen.findByDisplayValue('9');
  api.faults.push({ status: 422, body: { msg: 'Das geht hier nicht.', code: 'reply/refused' } });
  await user.type(field, '0{Enter}');
  await screen.findByText('Das geht hier nicht.');
  expect(within(screen.getByRole('log')).getByText('9')).toBeDefined();
  screen.getByRole('textbox', { name: 'Frage ort?' });
});

test('a question that cannot be loaded says so and can be tried again', async () => {
  const { user, api } = await answeredThree();
  api.faults.push('no-answer');
  await user.click(await change('9'));
  await screen.findByText(/^Die Frage kann gerade nicht geladen werden/);
  await user.click(screen.getByRole('button', { name: 'Jetzt versuchen' }));
  expect(await screen.findByDisplayValue('9')).toBeDefined();
});

test('the form shows the same dialog, is remembered, and loses nothing that is being typed', async () => {
  const { user, storage } = await answeredThree();
  await user.type(screen.getByRole('textbox'), 'Bo');
  await user.click(screen.getByRole('button', { name: 'Menü' }));
  await user.click(screen.getByRole('switch', { name: 'Als Formular anzeigen', checked: false }));
  const form = screen.getByRole('region', { name: 'Formular' });
  expect(screen.queryByRole('log')).toBeNull();
  within(form).getByText('Frage kind?');
  expect(screen.getByRole('textbox', { name: 'Frage ort?' })).toHaveProperty('value', 'Bo');
  expect(keepPreferences(storage).form.$on.get()).toBe(true);
  await user.click(within(form).getByRole('button', { name: 'Ändern', description: 'Frage alter? 9' }));
  expect(await screen.findByDisplayValue('9')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Abbrechen' }));
  await user.click(screen.getByRole('button', { name: 'Menü' }));
  await user.click(screen.getByRole('switch', { name: 'Als Formular anzeigen', checked: true }));
  expect(screen.getByRole('log')).toBeDefined();
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Bo');
});

test('the author’s reason is there for those who ask', async () => {
  open([anOpen('a', { reason: 'Damit wir **planen** können.' })]);
  const summary = await screen.findByText('Warum fragen Sie das?');
  expect(summary.closest('details')?.textContent).toContain('Damit wir planen können.');
  expect(summary.closest('details')?.open).toBe(false);
});

test('the receipt is in the menu and at the end, with the way to its page', async () => {
  const { user, answer } = open([anOpen('a')]);
  await screen.findByRole('textbox');
  await user.click(screen.getByRole('button', { name: 'Menü' }));
  await user.click(screen.getByRole('button', { name: 'Meine Daten' }));
  const sheet = screen.getByRole('dialog', { name: 'Meine Daten' });
  within(sheet).getByText('K7QM-2WXA-9PTR');
  await user.click(within(sheet).getByRole('button', { name: 'Schließen' }));
  await answer('x');
  const link = await screen.findByRole('link', { name: /^Meine Daten ansehen/ });
  expect(link.getAttribute('href')).toBe('/exit/receipt?language=de#K7QM-2WXA-9PTR');
});

test('sounds are off until the respondent wants them [§3.21]', async () => {
  const { user, storage } = open();
  await user.click(screen.getByRole('button', { name: 'Menü' }));
  const sounds = screen.getByRole('switch', { name: 'Töne bei neuen Nachrichten', checked: false });
  await user.click(sounds);
  expect(keepPreferences(storage).sounds.$on.get()).toBe(true);
});

test('what is said while the page is hidden is counted in its title until it is seen [§3.21]', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  const { api } = open();
  await screen.findByRole('button', { name: 'Ja' });
  expect(document.title).toBe('Zufriedenheit im Team');
  hidden.mockReturnValue(true);
  act(() => running?.reply({ type: 'single', option_id: 'ja' }, 'Ja'));
  await waitFor(() => expect(api.transcript()).toContain('Frage alter?'));
  await waitFor(() => expect(document.title).toMatch(/^\(\d\) Zufriedenheit im Team$/));
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(document.title).toBe('Zufriedenheit im Team');
});

test('a widget has no bar', async () => {
  open(blocks, { bar: false });
  await screen.findByRole('button', { name: 'Ja' });
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'Zufriedenheit im Team' })).toBeDefined();
});
