import { expect } from 'playwright/test';
import { openTeam } from '../openTeam.ts';
import type { Screen } from './Screen.ts';

/** Every screen of the shell's own, with the states that have a look of their own. */
export const shellScreens: readonly Screen[] = [
  { name: 'login', who: 'nobody', path: () => '/login', heading: 'Anmelden' },
  {
    name: 'login-refused',
    who: 'nobody',
    path: () => '/login',
    heading: 'Anmelden',
    act: async (page) => {
      await page.getByLabel('E-Mail').fill('niemand@example.org');
      await page.getByLabel('Passwort', { exact: true }).fill('falsch');
      await page.getByRole('button', { name: 'Anmelden' }).click();
      await expect(page.getByText('Invalid credentials')).toBeVisible();
    },
  },
  { name: 'login-refresh', who: 'nobody', path: () => '/login_refresh', heading: 'Erneut anmelden' },
  { name: 'magic-link', who: 'nobody', path: () => '/magic_link', heading: 'Anmelden mit Link' },
  {
    name: 'magic-link-invalid',
    who: 'nobody',
    path: () => '/magic_link?token=falsch',
    heading: 'Anmelden mit Link',
    act: (page) => expect(page.getByText('Ungültiger Link. Bitte erneut versuchen oder anmelden.')).toBeVisible(),
  },
  { name: 'email-validation', who: 'nobody', path: () => '/email_validation', heading: 'E-Mail-Adresse bestätigen' },
  { name: 'reset-password', who: 'nobody', path: () => '/reset_password', heading: 'Passwort zurücksetzen' },
  {
    name: 'new-password',
    who: 'nobody',
    path: () => '/reset_password?token=irgendeins',
    heading: 'Neues Passwort',
    act: (page) => page.getByLabel('Neues Passwort', { exact: true }).fill('ein langes'),
  },
  { name: 'help', who: 'nobody', path: () => '/hilfe', heading: 'Hilfe' },
  { name: 'help-page', who: 'nobody', path: () => '/hilfe/bedingungen', heading: 'Bedingungen schreiben' },
  { name: 'impressum', who: 'nobody', path: () => '/impressum', heading: 'Impressum' },
  { name: 'impressum-tatort', who: 'nobody', path: () => '/impressum_tatort', heading: 'Impressum' },
  { name: 'bi', who: 'nobody', path: () => '/bi', heading: /Barrierefreiheit/ },
  { name: 'agb', who: 'nobody', path: () => '/agb', heading: /Geschäftsbedingungen/ },
  { name: 'about', who: 'nobody', path: () => '/about', heading: /Dialogwerk/ },
  { name: 'privacy', who: 'nobody', path: (id) => `/privacy/${id}`, heading: /Datenschutz/ },
  { name: 'exit', who: 'nobody', path: () => '/exit/deleted_de', heading: /gelöscht/ },
  {
    name: 'multi-live',
    who: 'nobody',
    path: () => '/multi_live/700007',
    heading: 'Diesen Dialog gibt es nicht.',
  },
  {
    name: 'registration',
    who: 'nobody',
    path: () => '/magic_link?token=einladung',
    heading: 'Konto anlegen',
    prepare: (page) =>
      page.route('**/api/magic_link', (route) =>
        route.fulfill({ json: { kind: 'registration', username: 'nora.neumann@donaudampfschifffahrt.example.org' } }),
      ),
    act: (page) => page.getByLabel('Vorname').fill('Nora'),
  },
  { name: 'datenschutz', who: 'nobody', path: () => '/datenschutz', heading: 'Datenschutz' },
  { name: 'flow', who: 'nobody', path: () => '/flow', heading: 'Tatort-Game' },
  { name: 'aufderflucht', who: 'nobody', path: () => '/aufderflucht', heading: 'Auf der Flucht' },
  {
    name: 'account',
    who: 'author',
    path: () => '/account',
    heading: 'Einstellungen',
    act: (page) => expect(page.getByRole('button', { name: 'Konto löschen …' })).toBeVisible(),
  },
  {
    name: 'account-picture',
    who: 'author',
    path: () => '/account',
    heading: 'Einstellungen',
    act: async (page) => {
      await page.getByRole('button', { name: 'Bild zeichnen lassen' }).click();
      await page.getByLabel('Ausgangswort').fill('Dialogwerk');
      await expect(page.getByRole('img', { name: 'Ihr Bild' })).toBeVisible();
    },
  },
  {
    name: 'account-delete',
    who: 'author',
    path: () => '/account',
    heading: 'Einstellungen',
    act: async (page) => {
      await page.getByRole('button', { name: 'Konto löschen …' }).click();
      await expect(page.getByText('Das geschieht mit den Dialogen, die Ihnen gehören:')).toBeVisible();
    },
  },
  {
    name: 'workspaces',
    who: 'author',
    path: () => '/account/arbeitsbereiche',
    heading: 'Arbeitsbereiche',
    act: (page) => expect(page.getByRole('button', { name: 'Arbeitsbereich anlegen' })).toBeVisible(),
  },
  {
    name: 'admin-users',
    who: 'author',
    path: () => '/admin',
    heading: 'Administration',
    act: (page) => expect(page.getByRole('list', { name: 'Benutzer' })).toBeVisible(),
  },
  {
    name: 'admin-dialogs',
    who: 'author',
    path: () => '/admin?bereich=dialoge',
    heading: 'Administration',
    act: (page) => expect(page.getByRole('list', { name: 'Dialoge' })).toBeVisible(),
  },
  {
    name: 'admin-system',
    who: 'author',
    path: () => '/admin?bereich=system',
    heading: 'Administration',
    act: (page) => expect(page.getByText(/Angaben fehlen/).first()).toBeVisible(),
  },
  {
    name: 'admin-modules',
    who: 'author',
    path: () => '/admin?bereich=module',
    heading: 'Administration',
    act: async (page) => {
      await page.getByRole('button', { name: 'Erprobung beginnen: Teilen' }).click();
      const form = page.getByRole('form', { name: 'Erprobung beginnen: Teilen' });
      await form.getByLabel('Anteil der Browser in Prozent').fill('500');
      await form.getByRole('button', { name: 'Erprobung beginnen' }).click();
      await expect(form.getByText('Bitte geben Sie eine ganze Zahl von 0 bis 100 ein.')).toBeVisible();
      // Because axe takes a button that the bar covers in part for one that is too small.
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
  {
    name: 'admin-audit',
    who: 'author',
    path: () => '/admin?bereich=protokoll',
    heading: 'Administration',
    act: (page) => expect(page.getByRole('list', { name: 'Protokoll' })).toBeVisible(),
  },
  {
    name: 'team',
    who: 'author',
    path: (id) => `/share/${id}`,
    heading: 'Teilen',
    act: async (page) => {
      await openTeam(page);
      await expect(page.getByRole('list', { name: 'Mitglieder' })).toBeVisible();
    },
  },
  {
    name: 'profile-menu',
    who: 'author',
    path: () => '/dashboard',
    heading: 'Ihre Dialoge',
    act: async (page) => {
      await page.getByRole('button', { name: /^Profilmenü/ }).click();
      await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
    },
  },
];
