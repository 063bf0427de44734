import { ApiError } from '@dialogwerk/shared/clients';
import type { ErrorCode } from '@dialogwerk/shared/contract';
import { $errorDialog, $notice, showError, showNotice } from '@dialogwerk/shared/state';
import { act, screen } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserPage } from '../../routes/browserPage.ts';
import { $composition } from '../../remotes/state/registry.ts';
import { forgetPage, signedIn } from '../../testing/anAuthor.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';
import { showCallFault } from '../effects/showCallFault.ts';

beforeEach(() => {
  forgetPage();
  signedIn();
});
afterEach(closeApp);

const DEFAULT =
  'Ups… Es ist etwas schiefgelaufen. Bitte versuchen Sie es jetzt oder zu einem späteren Zeitpunkt erneut.';
const ENDED = 'Der Dialog wurde bereits beendet. Daher ist ein Dialog aktuell nicht mehr möglich.';

test.each<[string, string, string, ErrorCode?]>([
  ['', '', DEFAULT],
  ['Not enough segments', '', ENDED, 'token/unreadable'],
  ['Dialog ist nicht mehr aktiv.', '', ENDED, 'survey/inactive'],
  ['Token has expired', '', 'Sie wurden automatisch ausgeloggt. Bitte loggen Sie sich erneut ein.', 'login/expired'],
  [
    'Der Name fehlt.',
    'Ein Fehler ist aufgetreten. (Status 400)',
    `${DEFAULT}Der Name fehlt.Ein Fehler ist aufgetreten. (Status 400)`,
  ],
])('the title %j and %j below say „%s“', async (title, additional, text, code) => {
  openApp('/impressum');
  act(() => showError(title, { additional, code }));
  const dialog = screen.getByRole('alertdialog');
  expect(dialog.textContent).toBe(text);
  expect(dialog.querySelector('hr') !== null).toBe(title === 'Der Name fehlt.');
});

test('names the request below the divider, to be copied for whoever looks into the log', async () => {
  const { user } = openApp('/impressum');
  const fault = new ApiError('listSurveys', 500, { msg: 'Ups…', request_id: '1b4e28ba-2fa1-4d2b-883f-0016d3cca427' });
  act(() => showCallFault(fault));
  const dialog = screen.getByRole('alertdialog');
  expect(dialog.textContent).toContain('Kennung der Anfrage: 1b4e28ba-2fa1-4d2b-883f-0016d3cca427');
  await user.click(screen.getByRole('button', { name: 'Kopieren' }));
  expect(await navigator.clipboard.readText()).toBe('1b4e28ba-2fa1-4d2b-883f-0016d3cca427');
  expect(screen.getByRole('button', { name: 'Kopiert' })).toBeDefined();
});

test('names the composition that was open', () => {
  $composition.set('0123456789abcdef');
  openApp('/impressum');
  act(() => showError('Der Name fehlt.'));
  expect(screen.getByRole('alertdialog').textContent).toContain('Stand der Anwendung: 0123456789abcdef');
  $composition.set(null);
});

test('takes the focus and gives it back when it is closed', async () => {
  const { user } = openApp('/impressum');
  const before = screen.getByRole('button', { name: 'Profilmenü Erika Beispiel' });
  act(() => before.focus());
  act(() => showError('Der Name fehlt.'));
  expect(document.activeElement).toBe(screen.getByRole('alertdialog'));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(document.activeElement).toBe(before);
});

test('its refresh button clears the flag and loads the page anew', async () => {
  const reload = vi.spyOn(browserPage, 'reload').mockImplementation(() => undefined);
  const { user } = openApp('/impressum');
  act(() => showError('server_busy', { code: 'server/busy' }));
  await user.click(screen.getByRole('button', { name: 'Seite neu laden' }));
  expect($errorDialog.get()).toBeNull();
  expect(reload).toHaveBeenCalledOnce();
});

test('server_busy shows only its text, leaves the focus alone and goes after 6000 ms; other titles stay', async () => {
  openApp('/impressum');
  vi.useFakeTimers();
  const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
  act(() =>
    showError('server_busy', {
      additional: 'Unser Messenger ist gerade ausergewöhnlich stark ausgelastet...',
      code: 'server/busy',
    }),
  );
  expect(screen.getByRole('alertdialog').textContent).toBe(
    'Unser Messenger ist gerade ausergewöhnlich stark ausgelastet...',
  );
  expect(document.activeElement).toBe(document.body);
  pass(5_999);
  expect($errorDialog.get()).not.toBeNull();
  pass(1);
  expect($errorDialog.get()).toBeNull();
  act(() => showError('Der Name fehlt.'));
  pass(3_600_000);
  expect($errorDialog.get()).not.toBeNull();
});

test('a notice offers its action once', async () => {
  const undo = vi.fn<() => void>();
  const { user } = openApp('/impressum');
  act(() => showNotice('Der Dialog wurde gelöscht.', { label: 'Rückgängig', run: undo }));
  await user.click(await screen.findByRole('button', { name: 'Rückgängig' }));
  expect(undo).toHaveBeenCalledOnce();
  expect($notice.get()).toBeNull();
});
