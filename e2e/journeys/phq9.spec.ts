import { inTurn } from '@dialogwerk/shared/testing/rounds';
import { expect } from 'playwright/test';
import type { BrowserContext, Locator, Page } from 'playwright/test';
import { expectNoFindings, wcag } from '../product/expectClean.ts';
import { externalDatabase } from '../product/externalDatabase.ts';
import type { ExternalDatabase } from '../product/externalDatabase.ts';
import { isLongRun } from '../product/isLongRun.ts';
import { keepPicture } from '../product/keepPicture.ts';
import { logInAs } from '../product/logInAs.ts';
import { phq9File } from '../product/phq9.ts';
import { startProduct } from '../product/startProduct.ts';
import type { Product } from '../product/startProduct.ts';
import { test } from '../product/test.ts';

const labels = ['Überhaupt nicht', 'An einzelnen Tagen', 'An mehr als der Hälfte der Tage', 'Beinahe jeden Tag'];
/** One score for each of the nine items; the tenth question asks for the difficulty and does not count. */
const scores = [3, 2, 1, 0, 3, 1, 2, 0, 1];
const sum = 13;

// The other one with `pnpm test:long`, because all tests of the api have an external database where there is one.
for (const kind of inTurn(['bundled', 'external'] as const, 0)) {
  test.describe(`from the file to the figures, on the ${kind} PostgreSQL`, () => {
    let database: ExternalDatabase | null = null;
    let product: Product;
    test.beforeAll(async () => {
      database = kind === 'external' ? await externalDatabase() : null;
      product = await startProduct(database ? { databaseUrl: database.url } : {});
    });
    test.afterAll(async () => {
      await product.stop();
      await database?.drop();
    });

    test('log in, import, edit, go live, answer in a clean browser, read the sum', async ({ page, browser }) => {
      const faults = watchFaults(page);
      const step = stepsOf(kind);

      await page.goto(product.url);
      await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
      await step(page, 'anmelden');
      await logInAs(page, product);
      await expect(page.getByRole('listitem').filter({ hasText: 'Feedback zur Veranstaltung' })).toBeVisible();
      await step(page, 'dashboard');

      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Fragebogen importieren' }).click();
      await (await chooser).setFiles(phq9File);
      await expect(page.getByRole('combobox', { name: 'Sprache der Texte' })).toBeFocused();
      await page.getByRole('button', { name: 'Importieren', exact: true }).click();
      const report = page.getByRole('complementary', { name: 'Importbericht' });
      await expect(report.getByText('Summe aus')).toBeVisible();
      await step(page, 'importiert');

      await report.getByRole('button', { name: 'Importbericht schließen' }).click();
      await moveBlock(page, /^Block 2, Likert-Skala/);
      await editBlock(page, /^Block 2, Likert-Skala/, 'Hatten Sie wenig Interesse oder Freude an Ihren Tätigkeiten?');
      await step(page, 'bearbeitet');
      await page.reload();
      await expect(page.getByRole('group', { name: /^Block 2,/ })).toContainText('Hatten Sie wenig Interesse');

      await page
        .getByRole('navigation', { name: 'Bereiche des Dialogs' })
        .getByRole('link', { name: 'Teilen' })
        .click();
      await page.getByRole('switch', { name: 'Dialog live' }).click();
      await expect(page.getByText('Ihr Dialog ist live.')).toBeVisible();
      const link = await page.getByRole('textbox', { name: 'Öffentlicher Link' }).inputValue();
      await step(page, 'live');

      await answerAsRespondent(
        await browser.newContext({ locale: 'de-DE', viewport: { width: 360, height: 740 } }),
        link,
        step,
      );

      await page
        .getByRole('navigation', { name: 'Bereiche des Dialogs' })
        .getByRole('link', { name: 'Analyse' })
        .click();
      await expectFigures(page);
      await step(page, 'analyse');
      expect(faults).toEqual([]);
    });
  });
}

/** Faults that a person would not see on the screen: errors of the page, calls that failed. */
function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('response', (response) => response.status() >= 400 && faults.push(`${response.status()} ${response.url()}`));
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1')
      faults.push(`a request to another host: ${request.url()}`);
  });
  return faults;
}

/** Keeps a screenshot of each step and looks at it with axe. */
function stepsOf(kind: string): (page: Page, name: string) => Promise<void> {
  let number = 0;
  return async (page, name) => {
    number += 1;
    await keepPicture(page, { path: `artefacts/journey-${kind}/${String(number).padStart(2, '0')}-${name}.png` });
    // On the other database the same screens show.
    if (kind === 'bundled' || isLongRun()) await expectNoFindings(page, name, wcag);
  };
}

/** Drags a block to the left of where it stood beside the first one; the canvas itself may move under it meanwhile. */
async function moveBlock(page: Page, name: RegExp): Promise<void> {
  const block = page.getByRole('group', { name });
  const first = page.getByRole('group', { name: /^Block 1,/ });
  // Hovering waits until the block stands still.
  await block.hover();
  const before = await boxOf(block);
  const offset = before.x - (await boxOf(first)).x;
  const saved = page.waitForResponse((response) => response.url().endsWith('/structure'));
  await page.mouse.down();
  const [x, y] = [before.x + before.width / 2, before.y + before.height / 2];
  await page.mouse.move(x - 120, y + 20, { steps: 8 });
  await page.mouse.up();
  expect((await saved).status()).toBe(200);
  await expect.poll(async () => (await boxOf(block)).x - (await boxOf(first)).x).toBeLessThan(offset - 60);
}

async function boxOf(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The block is not drawn.');
  return box;
}

async function editBlock(page: Page, name: RegExp, text: string): Promise<void> {
  await page.getByRole('group', { name }).click();
  const field = page.getByRole('textbox', { name: 'Was der Bot sagt' });
  // Heard from the beginning, because what is written is also saved when nobody leaves the field.
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/update_survey_blocks'));
  await field.fill(text);
  await field.blur();
  expect((await saved).status()).toBe(200);
  await expect(page.getByRole('status').filter({ hasText: 'Gespeichert' })).toBeAttached();
}

async function answerAsRespondent(
  context: BrowserContext,
  link: string,
  step: (page: Page, name: string) => Promise<void>,
): Promise<void> {
  const phone = await context.newPage();
  const faults = watchFaults(phone);
  await phone.goto(link);
  await expect(phone.getByText('Hatten Sie wenig Interesse')).toBeVisible();
  await step(phone, 'link');
  for (const [index, score] of [...scores, 0].entries()) {
    const group = phone.getByRole('radiogroup');
    const name = index < scores.length ? (labels[score] ?? '') : 'Überhaupt nicht erschwert';
    const sent = phone.waitForResponse((response) => response.url().endsWith('/api/turn'));
    await group.getByRole('radio', { name, exact: true }).click();
    expect((await sent).status()).toBe(200);
    if (index === 4) {
      await phone.reload();
      await expect(phone.getByText('Schlechte Meinung von sich selbst')).toBeVisible();
      await step(phone, 'mitten-im-gespraech');
    }
  }
  await expect(phone.getByText('Sie haben alle Fragen beantwortet')).toBeVisible();
  await step(phone, 'beendet');
  expect(faults).toEqual([]);
  await context.close();
}

async function expectFigures(page: Page): Promise<void> {
  const score = page.getByRole('region').filter({ hasText: 'phq9_score' }).last();
  await expect(score).toContainText(String(sum));
  const row = page.getByRole('row').filter({ hasText: String(sum) });
  await expect(row.first()).toBeVisible();
}
