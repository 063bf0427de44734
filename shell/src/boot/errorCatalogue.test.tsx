import { ApiError, fetchOnce, send } from '@dialogwerk/shared/clients';
import type { ErrorCode } from '@dialogwerk/shared/contract';
import { $errorDialog, $session, showError } from '@dialogwerk/shared/state';
import { act, screen, waitFor } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { showCallFault } from '../frame/effects/showCallFault.ts';
import { browserPage } from '../routes/browserPage.ts';
import { readReturnRoute } from '../session/effects/returnRoute.ts';
import { aServer } from '../testing/aServer.ts';
import type { ServerAnswer } from '../testing/aServer.ts';
import { forgetPage, signedIn } from '../testing/anAuthor.ts';
import { closeApp, openApp } from '../testing/openApp.tsx';

// Spec §8, line by line. What concerns one screen alone stands with it, too: magic link and validation in `entry`, the team
// in `team`, respondents in mf-assess-live, changes that are taken back in mf-configurator.
beforeEach(forgetPage);
afterEach(() => {
  closeApp();
  vi.unstubAllGlobals();
});

const LOGGED_OUT = 'Sie wurden abgemeldet. Bitte erneut anmelden.';
const DEFAULT =
  'Ups… Es ist etwas schiefgelaufen. Bitte versuchen Sie es jetzt oder zu einem späteren Zeitpunkt erneut.';
const ENDED = 'Der Dialog wurde bereits beendet. Daher ist ein Dialog aktuell nicht mehr möglich.';
const EXPIRED = 'Sie wurden automatisch ausgeloggt. Bitte loggen Sie sich erneut ein.';
const BUSY = 'Unser Messenger ist gerade ausergewöhnlich stark ausgelastet...';

/** The theme of spec §9. */
const colours = { error: 'rgb(203, 71, 75)', info: 'rgb(245, 182, 63)' } as const;

describe('error dialog', () => {
  // title, additional information, whole text, colour, milliseconds until it goes by itself
  test.each<[string, string, string, keyof typeof colours, number | null, ErrorCode?]>([
    ['', '', DEFAULT, 'error', null],
    ['', 'Mehr dazu.', `${DEFAULT}Mehr dazu.`, 'error', null],
    ['Token has expired', '', EXPIRED, 'error', null, 'login/expired'],
    ['Not enough segments', '', ENDED, 'error', null, 'token/unreadable'],
    ['Dialog ist nicht mehr aktiv.', '', ENDED, 'error', null, 'survey/inactive'],
    ['server_busy', BUSY, BUSY, 'info', 6_000, 'server/busy'],
    ['server_busy', '', BUSY, 'info', 6_000, 'server/busy'],
    ['Irgendein anderer', '', `${DEFAULT}Irgendein anderer`, 'error', null],
  ])('title %j with %j below says „%s“ in %s [§8.1-2 §8.5-6]', (title, additional, text, colour, goesAfter, code) => {
    signedIn();
    openApp('/impressum');
    vi.useFakeTimers();
    act(() => showError(title, { additional, code }));
    const dialog = screen.getByRole('alertdialog');
    expect(dialog.textContent).toBe(text);
    expect(getComputedStyle(dialog).position).toBe('fixed');
    expect(getComputedStyle(dialog).top).toBe('12px');
    expect(getComputedStyle(dialog).backgroundColor).toBe(colours[colour]);
    expect(dialog.querySelector('hr') !== null).toBe(text !== DEFAULT && text.startsWith(DEFAULT));
    expect(dialog.querySelector('[role=progressbar]') !== null).toBe(title === 'server_busy');
    expect(screen.getByRole('button', { name: 'Seite neu laden' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Schließen' })).toBeDefined();
    act(() => void vi.advanceTimersByTime((goesAfter ?? 3_600_000) - 1));
    expect($errorDialog.get()).not.toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect($errorDialog.get() === null).toBe(goesAfter !== null);
  });

  test.each<[string, ErrorCode?]>([['server_busy', 'server/busy'], ['Irgendein anderer']])(
    '%s: refresh clears the flag and reloads, close clears it [§4.33 §4.34]',
    async (title, code) => {
      const reload = vi.spyOn(browserPage, 'reload').mockImplementation(() => undefined);
      const { user } = openApp('/impressum');
      act(() => showError(title, { code }));
      await user.click(screen.getByRole('button', { name: 'Schließen' }));
      expect($errorDialog.get()).toBeNull();
      expect(reload).not.toHaveBeenCalled();
      act(() => showError(title, { code }));
      await user.click(screen.getByRole('button', { name: 'Seite neu laden' }));
      expect($errorDialog.get()).toBeNull();
      expect(reload).toHaveBeenCalledOnce();
    },
  );

  test("'Token has expired' ends the session [§8.3]", async () => {
    signedIn();
    const { address } = openApp('/impressum');
    act(() => showError('Token has expired', { code: 'login/expired' }));
    await waitFor(() => expect(address()).toBe('/login'));
    expect($session.get()).toBeNull();
  });
});

describe('login, all warnings', () => {
  test.each([
    [0, 'Fehler.'],
    [418, 'Ihr Passwort ist abgelaufen. Bitte setzen Sie Ihr Passwort zurück.'],
    [429, 'Zu viele Versuche. Bitte versuchen Sie es später erneut.'],
    [400, 'Invalid credentials'],
    [401, 'Invalid credentials'],
    [503, 'Invalid credentials'],
  ])('status %i: „%s“ [§8.7-11]', async (status, text) => {
    aServer(() => ({ status, body: { msg: 'etwas anderes' } }));
    const { user } = openAppWithServer('/login');
    await user.type(await screen.findByLabelText('E-Mail-Adresse'), 'erika@example.org');
    await user.type(screen.getByLabelText('Passwort'), 'geheim');
    await user.click(screen.getByRole('button', { name: 'Anmelden' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(text);
    expect(alert.className).toContain('Warning');
  });

  test('a response without success true is a refusal, too [§5.1]', async () => {
    aServer(() => ({ status: 200, body: { success: false } }));
    const { user } = openAppWithServer('/login');
    await user.type(await screen.findByLabelText('E-Mail-Adresse'), 'erika@example.org');
    await user.type(screen.getByLabelText('Passwort'), 'geheim');
    await user.click(screen.getByRole('button', { name: 'Anmelden' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid credentials');
  });

  test("login_refresh without a stored route: 'Bitte anmelden.' [§2.2 §8.14]", async () => {
    openApp('/login_refresh');
    expect((await screen.findByRole('alert')).textContent).toBe('Bitte anmelden.');
  });
});

describe('a call that fails', () => {
  const tokens = { token: 'new', refresh_token: 'new' };
  /** The same answer for everything but the refresh, which gets its own. */
  const always = (answer: ServerAnswer, refresh: ServerAnswer = { status: 200, body: tokens }) =>
    aServer((path) => (path.includes('/api/refresh') ? refresh : answer));

  const calls = {
    listSurveys: () => fetchOnce('listSurveys', {}),
    exportAccount: () => send('exportAccount', {}),
    excelExport: () => send('excelExport', { survey_id: 'a' }),
  } as const;

  // call, the server's answer, the refresh's answer, where that leads, how often the call was made
  test.each<[string, keyof typeof calls, ServerAnswer, ServerAnswer, '/login' | '/login_refresh' | '/flow', number]>([
    ['403: logout [§8.17]', 'listSurveys', { status: 403 }, { status: 200, body: tokens }, '/login', 1],
    ['401 on refresh: logout [§8.18]', 'listSurveys', { status: 401 }, { status: 401 }, '/login', 1],
    ['a failed refresh: logout [§8.19]', 'listSurveys', { status: 401 }, { status: 400 }, '/login', 1],
    [
      "'Account is disabled.': logout without a refresh [§8.18]",
      'listSurveys',
      { status: 401, body: { msg: 'Account is disabled.', code: 'account/disabled' } },
      { status: 200, body: tokens },
      '/login',
      1,
    ],
    [
      "401 'Fresh token required': re-login flow [§4.13 §8.20]",
      'exportAccount',
      { status: 401, body: { msg: 'Fresh token required', code: 'login/fresh-required' } },
      { status: 200, body: tokens },
      '/login_refresh',
      2,
    ],
    [
      '401 on the excel export: re-login flow [§4.13]',
      'excelExport',
      { status: 401 },
      { status: 200, body: tokens },
      '/login_refresh',
      2,
    ],
    [
      'any other 401 after the one retry: logout [§4.12 §4.14]',
      'listSurveys',
      { status: 401 },
      { status: 200, body: tokens },
      '/login',
      2,
    ],
    [
      'other non-401 errors go back to the caller [§8.21]',
      'listSurveys',
      { status: 500 },
      { status: 200, body: tokens },
      '/flow',
      1,
    ],
    ['409 goes back to the caller [§8.21]', 'listSurveys', { status: 409 }, { status: 200, body: tokens }, '/flow', 1],
    ['no answer goes back to the caller', 'listSurveys', { status: 0 }, { status: 200, body: tokens }, '/flow', 1],
    ['a refresh without an answer ends nothing', 'listSurveys', { status: 401 }, { status: 0 }, '/flow', 1],
  ])('%s', async (_, call, answer, refresh, leadsTo, times) => {
    signedIn();
    const { address } = openAppWithServer('/flow');
    const asked = always(answer, refresh);
    await act(async () => {
      await expect(calls[call]()).rejects.toBeInstanceOf(ApiError);
    });
    await waitFor(() => expect(address()).toBe(leadsTo));
    expect(asked.filter((path) => !path.includes('/api/refresh'))).toHaveLength(times);
    const sentence = leadsTo === '/login' ? (await screen.findByRole('alert')).textContent : LOGGED_OUT;
    expect(sentence).toBe(LOGGED_OUT);
    expect($session.get() === null).toBe(leadsTo === '/login');
    expect(readReturnRoute()?.call).toBe(leadsTo === '/login_refresh' ? call : undefined);
  });

  test('a session that has run out says so, and ends [§8.3]', async () => {
    signedIn();
    const { address } = openAppWithServer('/flow');
    const expired = { status: 401, body: { msg: 'Token has expired', code: 'login/expired' } };
    always(expired, expired);
    await act(async () => {
      await expect(calls.listSurveys()).rejects.toBeInstanceOf(ApiError);
    });
    await waitFor(() => expect(address()).toBe('/login'));
    expect(screen.getByRole('alertdialog').textContent).toBe(EXPIRED);
    // Said once: the login screen has no second sentence about it.
    expect(await screen.findByRole('heading', { level: 1, name: 'Anmelden' })).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    expect($session.get()).toBeNull();
  });

  test('a server that is too busy for an author’s call says so in the notice, which goes by itself [§8.5]', async () => {
    signedIn();
    openAppWithServer('/impressum');
    vi.useFakeTimers();
    always({ status: 503, body: { msg: 'server_busy', code: 'server/busy' } });
    await act(async () => {
      await send('switchActivateLink', { item: { survey_id: 'a', active: true } }).catch(showCallFault);
    });
    const notice = screen.getByRole('alertdialog');
    expect(notice.textContent).toBe(BUSY);
    expect(getComputedStyle(notice).backgroundColor).toBe(colours.info);
    expect(notice.querySelector('[role=progressbar]')).not.toBeNull();
    act(() => void vi.advanceTimersByTime(6_000));
    expect($errorDialog.get()).toBeNull();
  });

  test.each([
    [201, true],
    [200, false],
    [202, false],
  ])('a trigger counts as made on 201 alone: %i [§5.4]', async (status, isMade) => {
    always({ status, body: { trigger: {} } });
    const wanted = { dialog_manager_id: 1, survey_id: 'a', unique_question_id: 'b', trigger: 'waitFor;a;c' };
    const made = send('createTrigger', wanted).then(
      () => true,
      () => false,
    );
    expect(await made).toBe(isMade);
  });

  test("generic API error: title is the server's msg, body 'Ein Fehler ist aufgetreten.' plus the status [§8.16]", async () => {
    always({ status: 409, body: { msg: 'Der Dialog hat keine Frage.' } });
    await send('switchActivateLink', { item: { survey_id: 'a', active: true } }).catch(showCallFault);
    expect($errorDialog.get()).toEqual({
      title: 'Der Dialog hat keine Frage.',
      additional: 'Ein Fehler ist aufgetreten. (Status 409)',
    });
  });

  test('a failed logo is only logged: the default one shows, and no alert [§8.27]', async () => {
    signedIn();
    openApp('/dashboard');
    const logo = (await screen.findByRole('banner')).querySelector('img');
    act(() => void logo?.dispatchEvent(new Event('error')));
    expect(logo?.getAttribute('src')).toBe('/icons/dialogwerk.svg');
    expect($errorDialog.get()).toBeNull();
  });
});

/** The whole shell over the real client, whose server the test brings. */
function openAppWithServer(at: string): ReturnType<typeof openApp> {
  const app = openApp(at);
  app.meetServer();
  return app;
}
