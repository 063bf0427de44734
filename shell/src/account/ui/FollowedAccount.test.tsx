import { change } from '@dialogwerk/shared/clients';
import { $colorScheme, $session, chooseColorScheme } from '@dialogwerk/shared/state';
import { act, screen, waitFor } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { anAccount } from '../../testing/anAccount.ts';
import { forgetPage, signedIn } from '../../testing/anAuthor.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';

beforeEach(() => {
  forgetPage();
  signedIn();
});
afterEach(() => {
  act(() => chooseColorScheme('system'));
  closeApp();
});

test('a change of the account is known to the whole page, which asks for the account again', async () => {
  let account = anAccount();
  const { made } = openApp('/dashboard', {
    account: () => account,
    confirmEmail: ({ token }) => {
      account = { ...account, username: token };
      return { msg: 'success', username: token };
    },
  });
  await waitFor(() => expect(made('account')).toHaveLength(1));
  await act(() => change('confirmEmail', { token: 'neu@example.org' }));
  await waitFor(() => expect($session.get()?.username).toBe('neu@example.org'));
  expect(localStorage.getItem('username')).toBe('neu@example.org');
});

test('a theme that was chosen here stays, whatever is renewed of the account afterwards', async () => {
  const { made } = openApp('/dashboard', {
    account: () => anAccount({ theme: 'dark' }),
    changeEmail: () => anAccount({ theme: 'dark', pending_email: 'neu@example.org' }),
  });
  await waitFor(() => expect($colorScheme.get()).toBe('dark'));
  act(() => chooseColorScheme('light'));
  await act(() => change('changeEmail', { username: 'neu@example.org', password: 'x' }));
  await waitFor(() => expect(made('account')).toHaveLength(2));
  expect($colorScheme.get()).toBe('light');
});

test('the settings show the account as it is when they are opened, asked for once more where it was known before', async () => {
  let account = anAccount({ email_validated: false });
  const { go, made } = openApp('/dashboard', { account: () => account });
  await waitFor(() => expect(made('account')).toHaveLength(1));
  account = anAccount();
  await go('/account');
  expect(await screen.findByText('bestätigt')).toBeDefined();
  expect(made('account')).toHaveLength(2);
});
