import { ApiError, restoreAuthor } from '@dialogwerk/shared/clients';
import { $session, $survey } from '@dialogwerk/shared/state';
import { act, screen, waitFor } from '@dialogwerk/shared/testing/screen';
import { aSurvey } from '@dialogwerk/shared/testing';
import { endSession } from '../session/effects/endSession.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { anAuthor, forgetPage, signedIn } from '../testing/anAuthor.ts';
import { closeApp, openApp } from '../testing/openApp.tsx';

// Spec §4, the sentences about sessions and guards, in its order. Tokens and retries stand in `errorCatalogue.test.tsx`, the
// toggle in `TopBar.test.tsx`, the live session in mf-assess-live.
beforeEach(forgetPage);
afterEach(closeApp);

const LOGGED_OUT = 'Sie wurden abgemeldet. Bitte erneut anmelden.';
const there = () => screen.findByRole('heading', { name: /ist da$/ });
const tokens = { success: true, token: 't', refresh_token: 'r', device: 'd' } as const;

describe("'On start it is restored from local storage if token and username are present and neither is the string null' [§4.1]", () => {
  test.each([
    ['token', 'username', true],
    ['null', 'username', false],
    ['token', 'null', false],
    [null, 'username', false],
    ['token', null, false],
    ['', 'username', false],
  ])('token %j and username %j: %j', (token, username, isRestored) => {
    const stored = { token, refresh_token: 'refresh', device: 'd', username, user_id: 'u1' };
    for (const [key, value] of Object.entries(stored)) if (value !== null) localStorage.setItem(key, value);
    expect(restoreAuthor() !== null).toBe(isRestored);
  });
});

test("'Login stores the tokens and goes to the dashboard' [§2.28 §4.2]", async () => {
  const { user, address } = openApp('/login', { login: () => ({ ...tokens, ...anAuthor() }) });
  await user.type(await screen.findByLabelText('E-Mail-Adresse'), 'erika@example.org');
  await user.type(screen.getByLabelText('Passwort'), 'geheim');
  await user.click(screen.getByRole('button', { name: 'Anmelden' }));
  await there();
  expect([address(), localStorage.getItem('token'), localStorage.getItem('refresh_token')]).toEqual([
    '/dashboard',
    't',
    'r',
  ]);
});

test("'Logout clears all stored data, shows its sentence and goes to login' [§2.29 §3.22 §4.3]", async () => {
  signedIn();
  localStorage.setItem('history', '{}');
  localStorage.setItem('login_refresh_route', '{}');
  const { user, address } = openApp('/dashboard', { logout: () => ({ msg: 'success' }) });
  await there();
  await user.click(screen.getByRole('button', { name: /^Profilmenü/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  expect((await screen.findByRole('alert')).textContent).toBe(LOGGED_OUT);
  expect([address(), localStorage.length]).toEqual(['/login', 0]);
});

test("'A global error clears the session and goes to login' [§3.3]", async () => {
  signedIn();
  const { address } = openApp('/dashboard');
  await there();
  act(() => endSession('Etwas ist geschehen.'));
  await waitFor(() => expect(address()).toBe('/login'));
  expect([$session.get(), restoreAuthor()]).toEqual([null, null]);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Etwas ist geschehen.');
  expect(alert.className).toContain('Warning');
});

describe("'Route guard: if the route has a survey_id and the stored survey differs or is missing, it is loaded and stored' [§4.8]", () => {
  test.each(['/configurator/b', '/intrance/b', '/intrance_ai/b', '/assess/b', '/share/b', '/analyse/b'])(
    '%s',
    async (at) => {
      signedIn();
      $survey.set(aSurvey({ survey_id: 'a', survey_id_int: 77 }));
      const { made } = openApp(at);
      await waitFor(() => expect($survey.get()?.survey_id).toBe('b'));
      expect(made('dialog')).toEqual([{ survey_id: 'b' }]);
    },
  );

  test('the account has no survey_id, so that nothing is loaded', async () => {
    signedIn();
    const { made } = openApp('/account');
    await screen.findByRole('heading', { level: 1, name: 'Einstellungen' });
    expect(made('dialog')).toEqual([]);
  });
});

describe('auth guard', () => {
  test("'A route needing auth with no token goes to /login' [§4.9]", async () => {
    const { address, made } = openApp('/share/a');
    await waitFor(() => expect(address()).toBe('/login'));
    expect(made('verifyToken')).toEqual([]);
  });

  test("'With a token, the token is verified' [§4.10]", async () => {
    signedIn(anAuthor(), 'open');
    const { made } = openApp('/dashboard');
    await there();
    expect(made('verifyToken')).toHaveLength(1);
  });

  test("'If that fails, a global error is set and the message applies' [§4.10]", async () => {
    signedIn(anAuthor(), 'open');
    const { address } = openApp('/dashboard', {
      verifyToken: () => {
        throw new ApiError('verifyToken', 401, {});
      },
    });
    await waitFor(() => expect(address()).toBe('/login'));
    expect((await screen.findByRole('alert')).textContent).toBe(LOGGED_OUT);
  });

  test("'/login with a token: verify, then go to /dashboard' [§2.1 §4.11]", async () => {
    signedIn(anAuthor(), 'open');
    const { address, made } = openApp('/login');
    await there();
    expect([address(), made('verifyToken').length]).toEqual(['/dashboard', 1]);
  });

  test("'otherwise stay' [§4.11]", async () => {
    signedIn(anAuthor(), 'open');
    const { address } = openApp('/login', {
      verifyToken: () => {
        throw new ApiError('verifyToken', 401, {});
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Anmelden' })).toBeDefined();
    expect(address()).toBe('/login');
  });
});
