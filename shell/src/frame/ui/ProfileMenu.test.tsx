import { $colorScheme, $help, chooseColorScheme } from '@dialogwerk/shared/state';
import { act, screen, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { anAccount } from '../../testing/anAccount.ts';
import { anAuthor, forgetPage, signedIn } from '../../testing/anAuthor.ts';
import { closeApp, openApp } from '../../testing/openApp.tsx';
import { isLocalHost } from '../effects/isLocalHost.ts';

/** Of the environment of these tests. */
declare const jsdom: { readonly reconfigure: (settings: { readonly url: string }) => void };

beforeEach(() => {
  forgetPage();
  signedIn();
});
afterEach(closeApp);

const entries = () => screen.getAllByRole('menuitem').map((entry) => entry.textContent);
const openMenu = async (user: ReturnType<typeof openApp>['user']) => {
  await user.click(await screen.findByRole('button', { name: /^Profilmenü/ }));
  await screen.findByRole('menu');
};

test('an author has Logout, and on a local host Admin [§2.58 §2.60]', async () => {
  const { user } = openApp('/dashboard');
  await openMenu(user);
  expect(entries()).toEqual(['Einstellungen', 'Hilfe Center', 'Datenschutz', 'Impressum', 'AGBs', 'Admin', 'Logout']);
});

test('Admin shows nowhere else [§2.59]', async () => {
  const here = window.location.href;
  jsdom.reconfigure({ url: 'https://app.dialogwerk.example/' });
  const { user } = openApp('/dashboard');
  await openMenu(user);
  expect(entries()).toEqual(['Einstellungen', 'Hilfe Center', 'Datenschutz', 'Impressum', 'AGBs', 'Logout']);
  jsdom.reconfigure({ url: here });
});

test.each(['localhost', '127.0.0.1', '[::1]', 'dialogwerk.localhost'])('%s is this machine', (hostname) => {
  expect(isLocalHost(hostname)).toBe(true);
});

test.each(['localhost.example.org', 'notlocalhost', '127.0.0.1.example.org', '192.168.1.1', ''])(
  '%j is none',
  (hostname) => {
    expect(isLocalHost(hostname)).toBe(false);
  },
);

test('an author without a name is called by the address, once [§2.55 §2.56]', async () => {
  signedIn(anAuthor({ firstName: null, lastName: 'null' }));
  const { user } = openApp('/impressum');
  await openMenu(user);
  const menu = await screen.findByRole('region', { name: 'Ihr Konto' });
  expect(within(menu).getAllByText('erika@example.org')).toHaveLength(1);
});

test('a visitor has Login [§2.60]', async () => {
  forgetPage();
  const { user } = openApp('/impressum');
  await openMenu(user);
  expect(entries().at(-1)).toBe('Login');
});

test('the theme is chosen here and remembered, on this device and in the account', async () => {
  const { user, made } = openApp('/dashboard', {
    account: () => anAccount(),
    updateAccount: ({ theme }) => anAccount(theme === undefined ? {} : { theme }),
  });
  await openMenu(user);
  await user.click(screen.getByRole('menuitemradio', { name: 'Dunkel' }));
  expect($colorScheme.get()).toBe('dark');
  expect(screen.getByRole('menuitemradio', { name: 'Dunkel' }).getAttribute('aria-checked')).toBe('true');
  expect(localStorage.getItem('color_scheme')).toBe('dark');
  expect(made('updateAccount')).toEqual([{ theme: 'dark' }]);
  act(() => chooseColorScheme('system'));
});

test('without a help page of the installation the entry opens the built-in help beside the work', async () => {
  const { user } = openApp('/dashboard');
  await openMenu(user);
  await user.click(screen.getByRole('menuitem', { name: 'Hilfe Center' }));
  const help = await screen.findByRole('complementary', { name: 'Hilfe' });
  expect(await within(help).findByRole('link', { name: 'Zusammenarbeit und Berechtigungen' })).toBeDefined();
  await user.click(within(help).getByRole('button', { name: 'Hilfe schließen' }));
  expect(screen.queryByRole('complementary', { name: 'Hilfe' })).toBeNull();
  expect($help.get()).toBeNull();
});
