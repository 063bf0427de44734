import { $errorDialog, $session, $survey, showError } from '@dialogwerk/shared/state';
import { act, screen, waitFor } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endSession } from '../effects/endSession.ts';
import { forgetPage, signedIn } from '../../testing/anAuthor.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';

const LOGGED_OUT = 'Sie wurden abgemeldet. Bitte erneut anmelden.';
const there = () => screen.findByRole('heading', { name: /ist da$/ });
beforeEach(forgetPage);
afterEach(closeApp);

test('logout tells the server, clears what is stored and goes to the login screen', async () => {
  signedIn();
  localStorage.setItem('history', '{}');
  const { user, address, made } = openApp('/share/a', { logout: () => ({ msg: 'success' }) });
  await there();
  await user.click(screen.getByRole('button', { name: /^Profilmenü/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  await waitFor(() => expect(address()).toBe('/login'));
  expect((await screen.findByRole('alert')).textContent).toBe(LOGGED_OUT);
  expect(made('logout')).toHaveLength(1);
  expect(localStorage.length).toBe(0);
  expect($survey.get()).toBeNull();
});

test('a logout in another tab ends the session here too, without a second call', async () => {
  signedIn();
  const { address, made } = openApp('/dashboard');
  await there();
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null })));
  await waitFor(() => expect(address()).toBe('/login'));
  expect(made('logout')).toEqual([]);
});

test('a token that another tab has renewed changes nothing', async () => {
  signedIn();
  const { address } = openApp('/dashboard');
  await there();
  localStorage.setItem('token', 'renewed');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'renewed' })));
  expect(address()).toBe('/dashboard');
  expect($session.get()).not.toBeNull();
});

test('a login in another tab begins the session here too', async () => {
  const { address } = openApp('/login');
  signedIn();
  $session.set(null);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'user_id', newValue: 'u1' })));
  await waitFor(() => expect(address()).toBe('/dashboard'));
});

test("the error dialog 'Token has expired' ends the session and stays to be read", async () => {
  signedIn();
  const { address } = openApp('/dashboard');
  await there();
  act(() => showError('Token has expired', { code: 'login/expired' }));
  await waitFor(() => expect(address()).toBe('/login'));
  expect(screen.getByRole('alertdialog').textContent).toContain('Sie wurden automatisch ausgeloggt.');
  expect($errorDialog.get()).not.toBeNull();
});

test('a global error of any kind clears the session and goes to the login screen', async () => {
  signedIn();
  const { address } = openApp('/impressum');
  act(() => endSession('Etwas ist geschehen.'));
  await waitFor(() => expect(address()).toBe('/login'));
  expect((await screen.findByRole('alert')).textContent).toBe('Etwas ist geschehen.');
  expect($session.get()).toBeNull();
});
