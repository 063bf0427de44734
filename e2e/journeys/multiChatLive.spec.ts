import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { expectNoFindings, wcag } from '../product/expectClean.ts';
import { keepPicture } from '../product/keepPicture.ts';
import { logIn } from '../product/phq9.ts';
import { storedAnswers } from '../product/liveDialog.ts';
import { startProduct } from '../product/startProduct.ts';
import type { Product } from '../product/startProduct.ts';
import { test } from '../product/test.ts';
import { threeChats } from '../product/threeChats.ts';
import type { ThreeChats } from '../product/threeChats.ts';

let product: Product;
let token: string;
let multi: ThreeChats;
test.beforeAll(async () => {
  product = await startProduct();
  token = await logIn(product);
  multi = await threeChats(product, token);
});
test.afterAll(() => product.stop());

async function look(page: Page, name: string): Promise<void> {
  await keepPicture(page, { path: `artefacts/multi-chat-live/${name}.png`, animations: 'disabled' });
  await expectNoFindings(page, name, wcag);
}

const contact = (page: Page, name: RegExp): Locator =>
  page.getByRole('navigation', { name: 'Chats' }).getByRole('button', { name });
const log = (page: Page): Locator => page.getByRole('log');

async function answer(page: Page, text: string): Promise<void> {
  const input = page.getByRole('textbox');
  await input.fill(text);
  await input.press('Enter');
  await expect(log(page).getByText(text)).toBeVisible();
}

const answersIn = async (survey_id: string): Promise<number> =>
  (await storedAnswers(product, token, survey_id)).reduce((sum, one) => sum + Object.keys(one).length, 0);

test.describe('on a desktop', () => {
  test.use({ reducedMotion: 'reduce' });

  test('two chats in turns open a third, and a reload keeps everything', async ({ page }) => {
    await page.goto(multi.url);
    await expect(contact(page, /Berger/)).toHaveAttribute('aria-current', 'true');
    await expect(contact(page, /Schmidt.*1 neue Nachricht/)).toBeVisible();
    await expect(contact(page, /Labor/)).toHaveCount(0);
    await look(page, 'desktop-begun');
    await answer(page, 'Ich war zu Hause.');
    await expect(contact(page, /Labor.*1 neue Nachricht/)).toBeVisible();
    await expect(page.getByText('Hier gibt es gerade nichts zu antworten.')).toBeVisible();
    await look(page, 'desktop-waits');

    await contact(page, /Schmidt/).click();
    await answer(page, 'Nein.');
    await page.getByRole('textbox').fill('Angefangen und nicht gesendet');
    await contact(page, /Labor/).click();
    await expect(log(page).getByText('Die Probe ist da.')).toBeVisible();
    await contact(page, /Schmidt/).click();
    await expect(page.getByRole('textbox')).toHaveValue('Angefangen und nicht gesendet');
    await page.getByRole('textbox').press('Enter');
    await expect(contact(page, /Berger.*1 neue Nachricht/)).toBeVisible();
    await contact(page, /Berger/).click();
    await expect(log(page).getByText('Wer hätte ein Motiv gehabt?')).toBeVisible();

    await page.reload();
    await expect(contact(page, /Berger/)).toHaveAttribute('aria-current', 'true');
    await expect(log(page).getByText('Ich war zu Hause.')).toBeVisible();
    await expect(log(page).getByText('Wer hätte ein Motiv gehabt?')).toBeVisible();
    await answer(page, 'Der Gärtner.');
    await expect(log(page).getByText('Wen klagst du an?')).toBeVisible();
    await look(page, 'desktop-goes-on');
  });

  test('a second tab sees what the first one sets off, and neither doubles an answer', async ({ page, context }) => {
    await page.goto(multi.url);
    await expect(contact(page, /Berger/)).toBeVisible();
    const other = await context.newPage();
    await other.goto(multi.url);
    await expect(contact(other, /Berger/)).toBeVisible();
    const before = await answersIn(multi.inspector);
    await answer(page, 'Im Theater.');
    await expect(log(other).getByText('Im Theater.')).toBeVisible();
    await expect(contact(other, /Labor.*1 neue Nachricht/)).toBeVisible();
    await expect(other.getByText('Hier gibt es gerade nichts zu antworten.')).toBeVisible();
    expect(await answersIn(multi.inspector)).toBe(before + 1);
  });

  test('what is said while the connection is cut, and while the server is gone, arrives once', async ({
    page,
    context,
  }) => {
    await page.goto(multi.url);
    await expect(contact(page, /Berger/)).toBeVisible();
    const other = await context.newPage();
    await other.goto(multi.url);
    await expect(contact(other, /Schmidt/)).toBeVisible();
    await page.route('**/api/chats/stream', (route) => route.abort());
    await context.setOffline(false);
    await page.evaluate(() => globalThis.dispatchEvent(new Event('offline')));
    await contact(other, /Schmidt/).click();
    await answer(other, 'Vielleicht.');
    await answer(other, 'Zwei Leute.');
    await page.unroute('**/api/chats/stream');
    await product.kill();
    await product.startAgain();
    await page.evaluate(() => globalThis.dispatchEvent(new Event('online')));
    await expect(contact(page, /Schmidt.*Zwei Leute/)).toBeVisible();
    await contact(page, /Schmidt/).click();
    await expect(log(page).getByText('Vielleicht.')).toHaveCount(1);
    await expect(log(page).getByText('Da war noch eine Spur im Schnee.')).toHaveCount(1);
    await expect(log(page).getByText('Zwei Leute.')).toHaveCount(1);
  });

  test('a clean browser goes on by the resume link; restart and delete are of the whole', async ({ page, browser }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(multi.url);
    await expect(contact(page, /Berger/)).toBeVisible();
    await answer(page, 'Im Schwimmbad.');
    const seen = page.waitForResponse('**/api/chats/seen');
    await contact(page, /Schmidt/).click();
    await seen;
    const menu = page.locator('.dwm-list');
    await menu.getByRole('button', { name: 'Menü' }).click();
    await look(page, 'desktop-menu');
    await menu.getByRole('button', { name: 'Link zum Weiterspielen kopieren' }).click();
    await expect(page.getByText('Der Link ist kopiert.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());

    const clean = await browser.newContext({ reducedMotion: 'reduce' });
    const elsewhere = await clean.newPage();
    await elsewhere.goto(link);
    await expect(log(elsewhere).getByText('Im Schwimmbad.')).toBeVisible();
    // What was read on the first device is read on this one.
    await expect(contact(elsewhere, /Berger/)).not.toContainText('neue Nachricht');
    await expect(contact(elsewhere, /Schmidt/)).not.toContainText('neue Nachricht');
    expect(elsewhere.url()).not.toContain('weiter');
    await clean.close();

    await menu.getByRole('button', { name: 'Menü' }).click();
    await menu.getByRole('button', { name: 'Alles neu starten' }).click();
    await look(page, 'desktop-restart');
    await page.getByRole('dialog').getByRole('button', { name: 'Neu starten' }).click();
    await expect(contact(page, /Labor/)).toHaveCount(0);
    await expect(log(page).getByText('Im Schwimmbad.')).toHaveCount(0);
    await answer(page, 'Im Park.');
    await menu.getByRole('button', { name: 'Menü' }).click();
    await menu.getByRole('button', { name: 'Alles löschen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
    await expect(page).toHaveURL(/\/exit\/deleted_de$/);
  });

  test('the receipt of one chat deletes all of them', async ({ page }) => {
    await page.goto(multi.url);
    await answer(page, 'Im Museum.');
    await page.locator('.dwm-pane[data-open="true"]').getByRole('button', { name: 'Menü' }).click();
    await page.getByRole('button', { name: 'Meine Daten' }).click();
    const [receipt] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: /^Meine Daten ansehen/ }).click(),
    ]);
    await expect(receipt.getByText('Im Museum.')).toBeVisible();
    await receipt.getByRole('button', { name: 'Meine Daten löschen' }).click();
    await expect(receipt.getByText('gehört mit anderen zusammen (Befragung, Spuren)')).toBeVisible();
    await look(receipt, 'desktop-receipt');
    await receipt.getByRole('button', { name: 'Löschen' }).click();
    await expect(receipt.getByRole('heading', { name: 'Ihre Daten wurden gelöscht' })).toBeVisible();
    await page.reload();
    await expect(contact(page, /Berger/)).toBeVisible();
    await expect(contact(page, /Labor/)).toHaveCount(0);
    await expect(log(page).getByText('Im Museum.')).toHaveCount(0);
  });
});

const phones = {
  phone: { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' },
  'phone-dark': { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce', colorScheme: 'dark' },
} as const;
for (const [name, use] of Object.entries(phones)) {
  test.describe(name, () => {
    test.use(use);
    test('shows one pane at a time, and the way back leads to the list', async ({ page }) => {
      await page.goto(multi.url);
      await expect(contact(page, /Berger.*1 neue Nachricht/)).toBeVisible();
      await look(page, `${name}-list`);
      await contact(page, /Schmidt/).click();
      await expect(log(page).getByText('Ich war im Kino.')).toBeVisible();
      await expect(contact(page, /Berger/)).toHaveCount(0);
      await look(page, `${name}-chat`);
      await answer(page, 'Ja.');
      await page.goBack();
      await expect(contact(page, /Schmidt/)).toBeVisible();
      await contact(page, /Berger/).click();
      await answer(page, 'Im Bett.');
      await page.getByRole('button', { name: 'Zurück zu den Chats' }).click();
      await expect(contact(page, /Labor.*1 neue Nachricht/)).toBeVisible();
      await look(page, `${name}-list-unread`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
    });
  });
}

test('a multi-chat that is Inaktiv, or that there is not, says so', async ({ page }) => {
  await callOrThrow(product.url, 'switchManager', { id: multi.id, active: false }, token);
  await page.goto(multi.url);
  await expect(
    page.getByText('Der Dialog wurde bereits beendet.').or(page.getByText('nicht mehr aktiv')).first(),
  ).toBeVisible();
  await callOrThrow(product.url, 'switchManager', { id: multi.id, active: true }, token);
  const unknown = await page.goto(`${product.url}/multi_live/gibt-es-nicht`);
  expect(unknown?.status()).toBe(404);
});
