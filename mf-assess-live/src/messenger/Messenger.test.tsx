import type { Block } from '@dialogwerk/shared/contract';
import { createRespondentClient } from '@dialogwerk/shared/clients/respondent';
import { act, fireEvent, renderPart, screen, waitFor, within } from '@dialogwerk/shared/testing/part';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepConversation } from '../features/conversation/effects/keepConversation.ts';
import { liveSessionOf } from '../features/conversation/effects/liveSessionOf.ts';
import { memoryStorage, openStorage } from '@dialogwerk/shared/browser';
import { keepPreferences } from '../features/preferences/effects/keepPreferences.ts';
import { startConversation } from '../features/conversation/effects/startConversation.ts';
import type { RunningConversation } from '../features/conversation/effects/RunningConversation.ts';
import { aClientConfig, someFragments } from '../testing/aLiveDialog.ts';
import { standInBrowserParts } from '../testing/browserParts.ts';
import { fakeLiveApi } from '../testing/fakeLiveApi.ts';
import { anOpen, aSingle, choices } from '../testing/someBlocks.ts';
import { Messenger } from './Messenger.tsx';

const survey_id = 'survey0000001';
const yesOrNo = aSingle('a', { options: choices('Ja', 'Nein') });
let running: RunningConversation | null = null;

interface Opened {
  readonly speed?: number;
  readonly language?: string;
  readonly welcome?: string;
}

function open(blocks: readonly Block[], { speed = 1, language = 'de', ...messages }: Opened = {}) {
  const api = fakeLiveApi(blocks, messages);
  const kept = keepConversation(openStorage(), survey_id);
  const client = createRespondentClient(kept.sessions, () => undefined);
  const conversation = startConversation({
    survey_id,
    kept,
    register: async () => liveSessionOf(await client.call('registerLive', { survey_id })),
    opening: { entries: [], shown: 0, question: null },
  });
  running = conversation;
  const onDone = vi.fn<(action: 'restart' | 'delete') => void>();
  const onRefresh = vi.fn<() => void>();
  const { user } = renderPart(() => (
    <Messenger
      survey={aClientConfig({ speed, language })}
      running={conversation}
      live={{
        fragments: someFragments,
        bar: true,
        preferences: keepPreferences(memoryStorage()),
        onDone,
      }}
      onRefresh={onRefresh}
      onRestart={onRefresh}
    />
  ));
  return { api, user, onDone, onRefresh };
}

const bubbles = (): (string | null)[] =>
  within(screen.getByRole('log'))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  standInBrowserParts();
});
afterEach(() => {
  running?.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a reply is shown at once, and its bubble is the same element when the server has confirmed it', async () => {
  const { user, api } = open([yesOrNo, anOpen('b')]);
  const option = await screen.findByRole('button', { name: 'Nein' });
  const added: string[] = [];
  const watcher = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) added.push(node.textContent ?? '');
  });
  watcher.observe(screen.getByRole('log'), { childList: true, subtree: true });

  api.faults.push('no-answer');
  await user.click(option);
  expect(bubbles()).toEqual(['Frage a?', 'Nein']);
  await user.click(await screen.findByRole('button', { name: 'Jetzt versuchen' }));
  await screen.findByRole('textbox');
  await act(async () => undefined);
  expect(added).toEqual(['Nein', 'Frage b?']);
  watcher.disconnect();
});

test('the focus goes from the reply to the next input, and nowhere before the first reply', async () => {
  const { user } = open([yesOrNo, anOpen('b'), anOpen('c')]);
  const option = await screen.findByRole('button', { name: 'Ja' });
  expect(document.activeElement).toBe(document.body);
  await user.click(option);
  const field = await screen.findByRole('textbox', { name: 'Frage b?' });
  expect(document.activeElement).toBe(field);
  await user.type(field, 'x{Enter}');
  expect(document.activeElement).toBe(await screen.findByRole('textbox', { name: 'Frage c?' }));
});

test('someone who is elsewhere by now is not pulled to the input', async () => {
  const { user, api } = open([yesOrNo, anOpen('b')]);
  const option = await screen.findByRole('button', { name: 'Ja' });
  api.faults.push('no-answer');
  await user.click(option);
  await screen.findByText(/^Keine Verbindung/);
  const menu = screen.getByRole('button', { name: 'Menü' });
  menu.focus();
  act(() => running?.tryNow());
  await screen.findByRole('textbox');
  expect(document.activeElement).toBe(menu);
});

test('bubbles come after their pauses, the input after the last one', async () => {
  vi.useFakeTimers();
  open([anOpen('a')], { speed: 0.5, welcome: 'Hallo!#1500#Schön.' });
  // What the server says is drawn first: the pauses begin from there.
  await act(() => vi.advanceTimersByTimeAsync(1));
  await act(() => vi.advanceTimersByTimeAsync(450));
  expect(bubbles()).toEqual(['Hallo!']);
  await act(() => vi.advanceTimersByTimeAsync(1_400));
  expect(bubbles()).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(bubbles()).toEqual(['Hallo!', 'Schön.']);
  expect(screen.queryByRole('textbox')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(450));
  screen.getByRole('textbox', { name: 'Frage a?' });
});

test('with motion reduced on the device everything is there at once', async () => {
  standInBrowserParts({ reducedMotion: true });
  vi.useFakeTimers();
  open([anOpen('a')], { speed: 0, welcome: 'Hallo!#1500#Schön.' });
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(bubbles()).toHaveLength(3);
});

test('without a connection the messenger says that the reply is safe', async () => {
  const { user, api } = open([yesOrNo]);
  const option = await screen.findByRole('button', { name: 'Ja' });
  api.faults.push('no-answer');
  await user.click(option);
  expect(
    await screen.findByText(/^Keine Verbindung\. Ihre Antwort ist gespeichert und wird gesendet, sobald/),
  ).toBeDefined();
});

test('progress is what the server says', async () => {
  const { user } = open([yesOrNo, anOpen('b')]);
  await screen.findByRole('button', { name: 'Ja' });
  const bar = screen.getByRole('progressbar', { name: 'Fortschritt' });
  expect(bar.getAttribute('aria-valuenow')).toEqual('0');
  await user.click(screen.getByRole('button', { name: 'Ja' }));
  await screen.findByRole('textbox');
  expect(bar.getAttribute('aria-valuenow')).toEqual('50');
});

test('an inactive dialog gets the sentence of spec §8 [§8.4]', async () => {
  const { user, api, onRefresh } = open([yesOrNo]);
  const option = await screen.findByRole('button', { name: 'Ja' });
  api.faults.push({ status: 410, body: { msg: 'Dialog ist nicht mehr aktiv.', code: 'survey/inactive' } });
  await user.click(option);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(
    'Der Dialog wurde bereits beendet. Daher ist ein Dialog aktuell nicht mehr möglich.',
  );
  await user.click(within(alert).getByRole('button', { name: 'Neu laden' }));
  expect(onRefresh).toHaveBeenCalledOnce();
  await user.click(within(alert).getByRole('button', { name: 'Schließen' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a token that cannot be read ends the dialog with the sentence of spec §8, and it can be begun anew [§8.4]', async () => {
  const { user, api } = open([yesOrNo]);
  const option = await screen.findByRole('button', { name: 'Ja' });
  const unreadable = { status: 401, body: { msg: 'Not enough segments', code: 'token/unreadable' } };
  // The turn and the refresh.
  api.faults.push(unreadable, unreadable);
  await user.click(option);
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Der Dialog wurde bereits beendet. Daher ist ein Dialog aktuell nicht mehr möglich.',
  );
  await user.click(screen.getByRole('button', { name: 'Neu beginnen' }));
  expect(await screen.findByRole('button', { name: 'Ja' })).toBeDefined();
});

test('a fault of the server is told as what it is, not as overload', async () => {
  const { user, api } = open([yesOrNo]);
  const option = await screen.findByRole('button', { name: 'Ja' });
  api.faults.push({ status: 500, body: {} });
  await user.click(option);
  expect(await screen.findByText(/^Das hat gerade nicht geklappt\. Ihre Antwort ist gespeichert/)).toBeDefined();
  expect(screen.queryByText(/ausgelastet/)).toBeNull();
});

test.each([
  [410, 'survey/inactive', 'de', 'Kennung der Anfrage: 1b4e28ba'],
  [404, 'conversation/unknown', 'de', 'Kennung der Anfrage: 1b4e28ba'],
  [410, 'survey/inactive', 'en', 'ID of the request: 1b4e28ba'],
])('a failure (%i, %s, %s) says where the log has it', async (status, code, language, said) => {
  const { user, api } = open([yesOrNo], { language });
  const option = await screen.findByRole('button', { name: 'Ja' });
  api.faults.push({ status, body: { msg: '…', code, request_id: '1b4e28ba-2fa1-4d2b-883f-0016d3cca427' } });
  await user.click(option);
  const { textContent } = await screen.findByRole('alert');
  expect(textContent).toContain(said);
  // Whole ids say nothing to people.
  expect(textContent).not.toContain('-4d2b-');
});

test('the server_busy notice comes after 10 s and hides after 6 s [§4.18 §8.5]', async () => {
  vi.useFakeTimers();
  open([yesOrNo]);
  await act(() => vi.advanceTimersByTimeAsync(10));
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  fireEvent.click(screen.getByRole('button', { name: 'Ja' }));
  const notice = (): HTMLElement | null => screen.queryByText(/^Unser Messenger ist gerade ausergewöhnlich stark/);
  await act(() => vi.advanceTimersByTimeAsync(9_900));
  expect(notice()).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(notice()).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  expect(notice()).toBeNull();
});

test('restart is asked first, in the wording of the dialog, and is persistent [§3.17]', async () => {
  const { user, onDone, api } = open([yesOrNo]);
  await screen.findByRole('button', { name: 'Ja' });
  await user.click(screen.getByRole('button', { name: 'Menü' }));
  await user.click(screen.getByRole('button', { name: 'Neu starten' }));
  const popUp = screen.getByRole('dialog', { name: 'Dialog neu starten?', description: 'Alles beginnt von vorn.' });
  expect(fireEvent(popUp, new Event('cancel', { cancelable: true }))).toBe(false);
  await user.click(within(popUp).getByRole('button', { name: 'Zurück' }));
  expect(screen.queryByRole('dialog')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Menü' }));
  await user.click(screen.getByRole('button', { name: 'Neu starten' }));
  await user.click(screen.getByRole('button', { name: 'Ja, neu' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('restart'));
  expect(api.calls.at(-1)?.body).toEqual({ survey_id, action: 'restart', isLive: true });
});

test('a delete that fails says so and leaves the pop-up open', async () => {
  const { user, onDone, api } = open([yesOrNo]);
  await screen.findByRole('button', { name: 'Ja' });
  await user.click(screen.getByRole('button', { name: 'Menü' }));
  await user.click(screen.getByRole('button', { name: 'Dialog löschen' }));
  api.faults.push('no-answer');
  await user.click(screen.getByRole('button', { name: 'Ja, löschen' }));
  const popUp = screen.getByRole('dialog', { name: 'Dialog löschen?' });
  await within(popUp).findByText(/es wurde nichts gelöscht/);
  api.faults.push({ status: 503, body: { msg: 'Gerade nicht.', request_id: 'req-7' } });
  await user.click(screen.getByRole('button', { name: 'Ja, löschen' }));
  await within(popUp).findByText('Kennung der Anfrage: req-7');
  expect(onDone).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Ja, löschen' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('delete'));
});

test('the menu leads to the privacy page; Escape closes it and gives the focus back', async () => {
  const { user } = open([yesOrNo]);
  const button = screen.getByRole('button', { name: 'Menü' });
  await user.click(button);
  expect(screen.getByRole('link', { name: /^Datenschutz/ }).getAttribute('href')).toEqual(`/privacy/${survey_id}`);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('link', { name: /^Datenschutz/ })).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('the end thanks, and beginning again is asked first', async () => {
  const { user } = open([yesOrNo]);
  await user.click(await screen.findByRole('button', { name: 'Ja' }));
  await screen.findByText(/^Vielen Dank für Ihre Antworten/);
  await user.click(screen.getByRole('button', { name: 'Neu beginnen' }));
  expect(screen.getByRole('dialog', { name: 'Dialog neu starten?' })).toBeDefined();
});

test('in a dialog of a language that we do not have, our own words say that they are English, and those of the author that they are not', async () => {
  const { user } = open([aSingle('a', { options: choices('نعم', 'لا'), optional: true }), anOpen('b')], {
    language: 'fa',
  });
  const languageOf = (part: Element): string | null | undefined => part.closest('[lang]')?.getAttribute('lang');
  const yes = await screen.findByRole('button', { name: 'نعم' });
  expect(languageOf(yes)).toBe('fa');
  expect(languageOf(screen.getByText('Frage a?'))).toBe('fa');
  expect(languageOf(screen.getByRole('button', { name: 'Skip' }))).toBe('en');
  await user.click(yes);
  expect(languageOf(await screen.findByRole('button', { name: 'Change' }))).toBe('en');
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await user.click(screen.getByRole('switch', { name: 'Show as a form' }));
  expect(languageOf(within(screen.getByRole('region', { name: 'Form' })).getByText('نعم'))).toBe('fa');
});
