import { screen, waitFor } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { anAuthor, forgetPage, signedIn } from '../../testing/anAuthor.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';

beforeEach(forgetPage);
afterEach(closeApp);

const remember = (path: string) =>
  localStorage.setItem(
    'login_refresh_route',
    JSON.stringify({ path, call: 'excelExport', request: { survey_id: 'a' } }),
  );

test('without a stored route it says so', async () => {
  openApp('/login_refresh');
  expect((await screen.findByRole('alert')).textContent).toBe('Bitte anmelden.');
});

test('with one, the login leads back to it', async () => {
  signedIn();
  remember('/analyse/a?ansicht=tabelle');
  const { user, address } = openApp('/login_refresh', {
    login: () => ({ success: true, token: 't', refresh_token: 'r', device: 'd', ...anAuthor() }),
  });
  await user.type(await screen.findByLabelText('Passwort'), 'geheim');
  await user.click(screen.getByRole('button', { name: 'Anmelden' }));
  await waitFor(() => expect(address()).toBe('/analyse/a?ansicht=tabelle'));
  expect(localStorage.getItem('login_refresh_route')).toBeNull();
});

test.each(['https://example.org/', '//example.org', 'javascript:alert(1)'])(
  '%s is no route to go back to',
  async (path) => {
    remember(path);
    openApp('/login_refresh');
    expect((await screen.findByRole('alert')).textContent).toBe('Bitte anmelden.');
  },
);
