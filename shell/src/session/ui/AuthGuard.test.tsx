import { ApiError } from '@dialogwerk/shared/clients';
import { $session } from '@dialogwerk/shared/state';
import { screen, waitFor } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { anAuthor, forgetPage, signedIn } from '../../testing/anAuthor.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';

const LOGGED_OUT = 'Sie wurden abgemeldet. Bitte erneut anmelden.';
const verified = () => ({ success: true, user_id: 'u1', kind: 'author' }) as const;
const refuse = (status: number, msg = '') => {
  throw new ApiError('verifyToken', status, { msg });
};
const there = () => screen.findByRole('heading', { name: /ist da$/ });
beforeEach(forgetPage);
afterEach(closeApp);

test('without a token a route that needs auth leads to the login screen', async () => {
  const { address, made } = openApp('/dashboard');
  await waitFor(() => expect(address()).toBe('/login'));
  expect(made('verifyToken')).toEqual([]);
});

test('the token is verified before the screen, once per page load and not per navigation [§5.2]', async () => {
  signedIn(anAuthor(), 'open');
  const { go, made, asked } = openApp('/dashboard');
  expect(asked).toEqual([]);
  await there();
  await go('/share/a');
  await screen.findByRole('heading', { name: 'Share ist da' });
  await go('/dashboard');
  await there();
  expect(made('verifyToken')).toHaveLength(1);
});

test('a refused token logs out with the sentence of spec §4', async () => {
  signedIn(anAuthor(), 'open');
  const { address } = openApp('/dashboard', { verifyToken: () => refuse(401) });
  await waitFor(() => expect(address()).toBe('/login'));
  expect((await screen.findByRole('alert')).textContent).toBe(LOGGED_OUT);
  expect($session.get()).toBeNull();
  expect(localStorage.getItem('token')).toBeNull();
});

test("a respondent's token opens no author's screen [§6.1]", async () => {
  signedIn(anAuthor(), 'open');
  const { address } = openApp('/dashboard', {
    verifyToken: () => ({ success: true, user_id: 'u1', kind: 'respondent' }),
  });
  await waitFor(() => expect(address()).toBe('/login'));
});

test.each([0, 503])('a server that is away (%i) ends nothing, and a retry goes on', async (status) => {
  let isAway = true;
  signedIn(anAuthor(), 'open');
  const { user, address } = openApp('/dashboard', { verifyToken: () => (isAway ? refuse(status) : verified()) });
  expect((await screen.findByRole('alert')).textContent).toContain('nicht erreichbar');
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  await there();
  expect(address()).toBe('/dashboard');
});
