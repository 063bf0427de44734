import { expect } from 'playwright/test';
import { isLongRun } from '../product/isLongRun.ts';
import { liveDialog } from '../product/liveDialog.ts';
import { logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import type { Product } from '../product/startProduct.ts';
import { test } from '../product/test.ts';
import { twelveQuestions } from '../product/dialogs/twelveQuestions.ts';

/** What of the specification nothing else proves through the built product; mostly what the browser itself takes part in. */
test.skip(!isLongRun(), 'Each of its parts is tested by itself, too.');

let product: Product;
let id: string;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
  id = await liveDialog(product, await logIn(product), twelveQuestions);
});

test('respondents’ routes use a client of their own, at the host of the page, whoever is signed in [§2.27 §6.1 §7.2 §7.3]', async ({
  context,
  page,
}) => {
  await signIn(context, product);
  for (const path of [`/assess_live/${id}`, `/dialog/${id}`, `/widget/${id}`]) {
    const asked = page.waitForRequest('**/api/conversation**');
    await page.goto(product.url + path);
    const call = await asked;
    const [live, author] = await page.evaluate(
      (survey_id) => [localStorage.getItem(`live_user_${survey_id}`) ?? '', localStorage.getItem('token') ?? ''],
      id,
    );
    const bearer = call.headers()['authorization']?.replace('Bearer ', '') ?? '';
    expect(bearer).not.toBe('');
    expect(live).toContain(bearer);
    expect(author).not.toBe('');
    expect(bearer).not.toBe(author);
    expect(new URL(call.url()).origin).toBe(product.url);
  }
});

test('a respondent’s token that does not count is renewed, and the call made once more [§7.36]', async ({ page }) => {
  await page.goto(`${product.url}/dialog/${id}`);
  await expect(page.getByText('Frage 1 von zwölf?')).toBeVisible();
  const key = `live_user_${id}`;
  await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).not.toBeNull();
  await page.evaluate((name) => {
    const kept: object = JSON.parse(localStorage.getItem(name) ?? '{}');
    localStorage.setItem(name, JSON.stringify({ ...kept, token_live: 'kaputt' }));
  }, key);
  const asked: string[] = [];
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (pathname.startsWith('/api/')) asked.push(`${pathname} ${answer.status()}`);
  });
  await page.reload();
  await expect.poll(() => asked).toEqual(['/api/conversation 401', '/api/refresh 200', '/api/conversation 200']);
});

test('a session that ran out elsewhere says so above the login [§8.3]', async ({ context, page }) => {
  await signIn(context, product);
  // A page that makes no call of the author's, so that the next one is the first to meet the tokens.
  await page.goto(`${product.url}/impressum`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    localStorage.setItem('token', 'kaputt');
    localStorage.setItem('refresh_token', 'kaputt');
  });
  await page.goto(`${product.url}/dashboard`);
  await expect(page).toHaveURL(`${product.url}/login`);
  await expect(page.getByRole('alertdialog')).toContainText(
    'Sie wurden automatisch ausgeloggt. Bitte loggen Sie sich erneut ein.',
  );
});

test('three kinds of edges are hidden one by one, and shown again together [§2.35 §4.17]', async ({
  context,
  page,
}) => {
  await signIn(context, product);
  await page.goto(`${product.url}/configurator/${id}`);
  await page.getByRole('button', { name: 'Verbindungen' }).click();
  const panel = page.getByRole('region', { name: 'Verbindungen' });
  const switches = panel.getByRole('switch');
  await expect(switches).toHaveCount(3);
  for (const one of await switches.all()) {
    await expect(one).toBeChecked();
    await one.click();
    await expect(one).not.toBeChecked();
  }
  await panel.getByRole('button').click();
  for (const one of await switches.all()) await expect(one).toBeChecked();
});

test('„Neu starten“ on Testen begins at the first question on a page that is loaded anew [§2.52 §4.23]', async ({
  context,
  page,
}) => {
  await signIn(context, product);
  await page.goto(`${product.url}/assess/${id}`);
  const messenger = page.getByRole('main');
  await messenger.getByRole('textbox').fill('Zum Test');
  await messenger.getByRole('textbox').press('Enter');
  await expect(page.getByText('Frage 2 von zwölf?')).toBeVisible();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Neu starten' }).click();
  await loaded;
  await expect(page.getByText('Frage 1 von zwölf?')).toBeVisible();
  await expect(page.getByText('Frage 2 von zwölf?')).toHaveCount(0);
});
