import { ApiError } from '@dialogwerk/shared/clients';
import { $session } from '@dialogwerk/shared/state';
import { screen, waitFor } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserPage } from '../../routes/browserPage.ts';
import { anAuthor, forgetPage, signedIn } from '../../testing/anAuthor.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';

const refuse = (status: number, msg = '') => {
  throw new ApiError('login', status, { msg });
};
const there = () => screen.findByRole('heading', { name: /ist da$/ });
beforeEach(forgetPage);
afterEach(closeApp);

const fill = async (user: ReturnType<typeof openApp>['user']) => {
  await user.type(await screen.findByLabelText('E-Mail-Adresse'), ' erika@example.org ');
  await user.type(screen.getByLabelText('Passwort'), 'geheim');
  await user.click(screen.getByRole('button', { name: 'Anmelden' }));
};

test('success stores the tokens and goes to the dashboard without verifying them again', async () => {
  const { user, address, made } = openApp('/login', {
    login: () => ({ success: true, token: 't', refresh_token: 'r', device: 'd', ...anAuthor() }),
  });
  await fill(user);
  await there();
  expect(address()).toBe('/dashboard');
  expect(made('login')[0]).toEqual({ username: 'erika@example.org', password: 'geheim' });
  expect(localStorage.getItem('token')).toBe('t');
  expect(made('verifyToken')).toEqual([]);
});

test.each([
  [0, 'Fehler.'],
  [418, 'Ihr Passwort ist abgelaufen. Bitte setzen Sie Ihr Passwort zurück.'],
  [429, 'Zu viele Versuche. Bitte versuchen Sie es später erneut.'],
  [401, 'Invalid credentials'],
  [500, 'Invalid credentials'],
])('status %i says „%s“', async (status, text) => {
  const { user, address } = openApp('/login', { login: () => refuse(status, 'etwas anderes') });
  await fill(user);
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect(address()).toBe('/login');
});

test('empty fields are named, and nothing is sent', async () => {
  const { user, made } = openApp('/login');
  await user.click(await screen.findByRole('button', { name: 'Anmelden' }));
  expect(await screen.findByText('Bitte geben Sie Ihre E-Mail-Adresse ein.')).toBeDefined();
  expect(screen.getByText('Bitte geben Sie Ihr Passwort ein.')).toBeDefined();
  expect(made('login')).toEqual([]);
});

test('the password can be made readable', async () => {
  const { user } = openApp('/login');
  await user.click(await screen.findByRole('button', { name: 'Passwort anzeigen' }));
  expect(screen.getByLabelText('Passwort').getAttribute('type')).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Passwort verbergen' }));
  expect(screen.getByLabelText('Passwort').getAttribute('type')).toBe('password');
});

test.each(['/login', '/unbekannt'])(
  'who is signed in already is verified at %s and sent to the dashboard',
  async (at) => {
    signedIn(anAuthor(), 'open');
    const { address, made } = openApp(at);
    await there();
    expect(address()).toBe('/dashboard');
    expect(made('verifyToken')).toHaveLength(1);
  },
);

test('another user than before gets a page loaded anew, so that no module keeps what is not theirs', async () => {
  const opened = vi.spyOn(browserPage, 'open').mockImplementation(() => undefined);
  const { user } = openApp('/login', {
    login: () => ({ success: true, token: 't', refresh_token: 'r', device: 'd', ...anAuthor({ user_id: 'u2' }) }),
  });
  await fill(user);
  await waitFor(() => expect(opened).toHaveBeenCalledWith('/dashboard'));
  expect($session.get()).toBeNull();
});
