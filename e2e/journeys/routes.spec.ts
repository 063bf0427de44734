import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { addMember } from '../product/addMember.ts';
import { liveDialog } from '../product/liveDialog.ts';
import { logInAs } from '../product/logInAs.ts';
import { logIn } from '../product/phq9.ts';
import type { Product } from '../product/startProduct.ts';
import { signIn } from '../product/signIn.ts';
import { test } from '../product/test.ts';
import { twelveQuestions } from '../product/dialogs/twelveQuestions.ts';

type Tab = 'Bearbeiten' | 'Trainieren' | 'Testen' | 'Teilen' | 'Analyse';
type Bar =
  /** The author's bar. */
  | 'app'
  /** Hidden by spec §2. */
  | 'none'
  /** A page of its own for respondents, with the messenger's bar or none; nothing of the author's. */
  | 'live';

interface Row {
  readonly path: string;
  readonly access: 'public' | 'auth';
  readonly bar: Bar;
  readonly tab?: Tab;
  /** What the tab of the browser says; `{name}` is the dialog's. */
  readonly title: string | RegExp;
}

/** Spec §2, line by line, and the route names that it gives no path for. `{id}` is a live dialog. */
const routes: readonly Row[] = [
  { path: '/login_refresh', access: 'public', bar: 'none', title: 'Erneut anmelden · Dialogwerk' },
  { path: '/', access: 'auth', bar: 'app', title: 'Dashboard · Dialogwerk' },
  { path: '/dashboard', access: 'auth', bar: 'app', title: 'Dashboard · Dialogwerk' },
  { path: '/mediathek', access: 'auth', bar: 'app', title: 'Mediathek · Dialogwerk' },
  {
    path: '/configurator/{id}',
    access: 'auth',
    bar: 'app',
    tab: 'Bearbeiten',
    title: 'Bearbeiten · {name} · Dialogwerk',
  },
  { path: '/assess/{id}', access: 'auth', bar: 'app', tab: 'Testen', title: 'Testen · {name} · Dialogwerk' },
  { path: '/assess_live/{id}', access: 'public', bar: 'live', title: '{name}' },
  { path: '/dialog/{id}', access: 'public', bar: 'live', title: '{name}' },
  { path: '/multi/700007', access: 'auth', bar: 'none', title: 'Multi-Chat · Dialogwerk' },
  { path: '/multi_live/700007', access: 'public', bar: 'live', title: 'Diesen Dialog gibt es nicht.' },
  { path: '/flow', access: 'public', bar: 'none', title: 'Tatort-Game – Wolken über der Warte' },
  { path: '/aufderflucht', access: 'public', bar: 'none', title: 'Auf der Flucht – Niedrigwasser' },
  { path: '/exit/deleted_de', access: 'public', bar: 'live', title: 'Ihre Daten wurden gelöscht' },
  { path: '/exit/deleted_en', access: 'public', bar: 'live', title: 'Your data has been deleted' },
  { path: '/impressum', access: 'public', bar: 'app', title: 'Impressum · Dialogwerk' },
  { path: '/impressum_tatort', access: 'public', bar: 'app', title: 'Impressum des Krimispiels · Dialogwerk' },
  { path: '/bi', access: 'public', bar: 'app', title: 'Informationen zur Barrierefreiheit · Dialogwerk' },
  { path: '/datenschutz', access: 'public', bar: 'none', title: 'Datenschutz · Dialogwerk' },
  { path: '/agb', access: 'public', bar: 'app', title: 'Allgemeine Geschäftsbedingungen · Dialogwerk' },
  { path: '/privacy/{id}', access: 'public', bar: 'live', title: 'Datenschutz: {name}' },
  { path: '/magic_link', access: 'public', bar: 'none', title: 'Anmelden mit Link · Dialogwerk' },
  { path: '/email_validation', access: 'public', bar: 'none', title: 'E-Mail-Adresse bestätigen · Dialogwerk' },
  { path: '/reset_password', access: 'public', bar: 'none', title: 'Passwort zurücksetzen · Dialogwerk' },
  { path: '/account', access: 'auth', bar: 'app', title: 'Einstellungen · Dialogwerk' },
  { path: '/admin', access: 'auth', bar: 'app', title: 'Administration · Dialogwerk' },
  { path: '/analyse/{id}', access: 'auth', bar: 'app', tab: 'Analyse', title: 'Analyse · {name} · Dialogwerk' },
  {
    path: '/analyse/{id}/reports',
    access: 'auth',
    bar: 'app',
    tab: 'Analyse',
    title: 'Berichte · {name} · Dialogwerk',
  },
  {
    path: '/analyse/{id}/reports/gibt-es-nicht',
    access: 'auth',
    bar: 'app',
    tab: 'Analyse',
    title: 'Bericht · {name} · Dialogwerk',
  },
  { path: '/analyse/{id}/refresh_login', access: 'auth', bar: 'none', title: /^Erneut anmelden · .*Dialogwerk$/ },
  { path: '/figures/gibt-es-nicht', access: 'public', bar: 'none', title: 'Ergebnisse · Dialogwerk' },
  { path: '/analyse_multichat/700007', access: 'auth', bar: 'app', title: 'Analyse des Multi-Chats · Dialogwerk' },
  {
    path: '/analyse_multichat/700007/refresh_login',
    access: 'auth',
    bar: 'none',
    title: 'Erneut anmelden · Dialogwerk',
  },
  { path: '/intrance/{id}', access: 'auth', bar: 'app', tab: 'Trainieren', title: 'Trainieren · {name} · Dialogwerk' },
  {
    path: '/intrance_ai/{id}',
    access: 'auth',
    bar: 'app',
    tab: 'Trainieren',
    title: 'Trainieren · {name} · Dialogwerk',
  },
  { path: '/intrance_old/{id}', access: 'auth', bar: 'app', title: /^Trainieren \(frühere Ansicht\) · .*Dialogwerk$/ },
  { path: '/share/{id}', access: 'auth', bar: 'app', tab: 'Teilen', title: 'Teilen · {name} · Dialogwerk' },
  { path: '/widget/{id}', access: 'public', bar: 'live', title: '{name}' },
  { path: '/about', access: 'public', bar: 'none', title: 'Über Dialogwerk · Dialogwerk' },
];

/** Which tabs a role opens (domain.md §8). */
const roles = [
  { role: 'Voller Zugriff', open: ['Bearbeiten', 'Trainieren', 'Testen', 'Teilen', 'Analyse'] },
  { role: 'Bearbeiten + Trainieren', open: ['Bearbeiten', 'Trainieren', 'Testen'] },
  { role: 'Trainieren', open: ['Trainieren', 'Testen'] },
  { role: 'Analysieren', open: ['Analyse'] },
] as const;

const NAME = 'Zwölf Fragen';
let product: Product;
let token: string;
let id: string;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
  token = await logIn(product);
  id = await liveDialog(product, token, { ...twelveQuestions, name: NAME });
  // Somebody whose role can be changed and taken away.
  await addMember(product, token, { survey_id: id, name: 'kollegin', new_role: 'Trainieren' });
});

const filled = (text: string): string => text.replace('{id}', id).replace('{name}', NAME);
const bar = (page: Page) => page.getByRole('banner', { name: 'Kopfzeile' });
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Bereiche des Dialogs' });

/** What a row of the table promises to who may see the screen. */
async function expectScreen(page: Page, row: Row): Promise<void> {
  await expect(page).toHaveTitle(typeof row.title === 'string' ? filled(row.title) : row.title);
  await expect(bar(page)).toHaveCount(row.bar === 'app' ? 1 : 0);
  await expect(tabs(page)).toHaveCount(row.tab === undefined ? 0 : 1);
  if (row.tab !== undefined) await expect(tabs(page).locator('[aria-current=page]')).toHaveText(row.tab);
  // A page for respondents is no application of the author's.
  await expect(page.locator('#inhalt')).toHaveCount(row.bar === 'live' ? 0 : 1);
}

test('signed out: public screens show, the others lead to the login [§2.2-7 §2.9-24 §2.38 §2.47 §6.2]', async ({
  browser,
}) => {
  const page = await browser.newPage();
  for (const row of routes) {
    await test.step(row.path, async () => {
      await page.goto(product.url + filled(row.path));
      if (row.access === 'public') await expectScreen(page, row);
      else await expect(page).toHaveURL(`${product.url}/login`);
    });
  }
  for (const path of ['/irgendwas', '/share/a/b', '/configurator']) {
    await page.goto(product.url + path);
    await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
  }
  await page.context().close();
});

test('an author: every screen shows, and the login leads to the dashboard [§2.1-7 §2.9-24]', async ({ browser }) => {
  const page = await browser.newPage();
  await signIn(page.context(), product);
  for (const row of routes) {
    await test.step(row.path, async () => {
      await page.goto(product.url + filled(row.path));
      await expectScreen(page, row);
    });
  }
  for (const path of ['/login', '/irgendwas']) {
    await page.goto(product.url + path);
    await expect(page).toHaveURL(`${product.url}/dashboard`);
  }
  await page.context().close();
});

test('a respondent is nobody to the authors’ screens [§6.1]', async ({ browser }) => {
  const page = await browser.newPage();
  await page.goto(`${product.url}/assess_live/${id}`);
  await expect(page.getByRole('log')).toBeVisible();
  for (const path of ['/dashboard', `/share/${id}`, '/account', '/admin']) {
    await page.goto(product.url + path);
    await expect(page).toHaveURL(`${product.url}/login`);
  }
  await page.context().close();
});

test('each role opens its tabs and no others, also by address [§2.48 §6.4 §6.9]', async ({ browser }) => {
  const paths = {
    Bearbeiten: 'configurator',
    Trainieren: 'intrance',
    Testen: 'assess',
    Teilen: 'share',
    Analyse: 'analyse',
  };
  for (const { role, open } of roles) {
    await test.step(role, async () => {
      const account = await addMember(product, token, { survey_id: id, name: 'rolle', new_role: role });
      const context = await browser.newContext({ locale: 'de-DE' });
      await signIn(context, { ...product, account });
      const page = await context.newPage();
      for (const [label, path] of Object.entries(paths)) {
        const isOpen = open.some((tab) => tab === label);
        await page.goto(`${product.url}/${path}/${id}`);
        await expect(tabs(page).getByRole('link', { name: label })).toHaveAttribute('aria-current', 'page');
        await expect(page.getByRole('heading', { name: /gerade nicht verfügbar/ })).toHaveCount(isOpen ? 0 : 1);
      }
      const closed = tabs(page).locator('[aria-disabled=true]');
      await expect(closed).toHaveCount(5 - open.length);
      await page.goto(`${product.url}/admin`);
      await expect(page.getByText('Dieser Bereich ist für Administratoren')).toBeVisible();
      await context.close();
    });
  }
});

test('the bar keeps the widths of spec §2 and §9 [§2.50 §2.54 §9.16]', async ({ browser }) => {
  const page = await browser.newPage();
  await signIn(page.context(), product);
  await page.goto(`${product.url}/share/${id}`);
  await expect(tabs(page)).toBeVisible();
  for (const [width, hasRow, hasTeam] of [
    [1440, false, true],
    [1081, false, true],
    [1080, true, true],
    [600, true, true],
    [599, true, false],
    [360, true, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const isBelow = async () => {
      const [row, picture] = [await tabs(page).boundingBox(), await bar(page).locator('img').first().boundingBox()];
      return row !== null && picture !== null && row.y > picture.y + picture.height;
    };
    await expect.poll(isBelow, { message: `${width}: the tabs' own row` }).toBe(hasRow);
    await expect(page.getByRole('button', { name: 'Team', exact: true })).toBeVisible({ visible: hasTeam });
    await expect(bar(page).getByRole('switch')).toBeVisible({ visible: hasTeam });
    const avatar = await bar(page).locator('.MuiAvatar-root').boundingBox();
    expect([avatar?.width, avatar?.height]).toEqual([35, 35]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
  await page.context().close();
});

test('a logout in one tab is one in all, with its sentence [§4.3]', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'de-DE' });
  const [first, second] = [await context.newPage(), await context.newPage()];
  await logInAs(first, product);
  await second.goto(`${product.url}/share/${id}`);
  await expect(bar(second)).toBeVisible();
  await first.getByRole('button', { name: /^Profilmenü/ }).click();
  await first.getByRole('menuitem', { name: 'Logout' }).click();
  for (const page of [first, second]) {
    await expect(page).toHaveURL(`${product.url}/login`);
    await expect(page.getByRole('alert')).toHaveText('Sie wurden abgemeldet. Bitte erneut anmelden.');
  }
  expect(await first.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await logInAs(first, product);
  await expect(second).toHaveURL(`${product.url}/dashboard`);
  await context.close();
});

test('a call that wants a fresh login is made again after it, where one was [§2.30 §4.13 §8.20]', async ({
  browser,
}) => {
  const page = await browser.newPage();
  await signIn(page.context(), product);
  await page.goto(`${product.url}/account`);
  let isOld = true;
  await page.route('**/api/account/export', (route) =>
    isOld
      ? route.fulfill({ status: 401, json: { msg: 'Fresh token required', code: 'login/fresh-required' } })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Daten herunterladen' }).click();
  await expect(page).toHaveURL(`${product.url}/login_refresh`);
  isOld = false;
  const download = page.waitForEvent('download');
  await page.getByLabel('Passwort', { exact: true }).fill(product.account.password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(`${product.url}/account`);
  expect((await download).suggestedFilename()).toBe('dialogwerk-konto.json');
  expect(await page.evaluate(() => localStorage.getItem('login_refresh_route'))).toBeNull();
  await page.context().close();
});
