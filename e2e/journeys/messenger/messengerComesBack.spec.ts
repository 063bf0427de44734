import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import config, { wholeChromium } from '../../playwright.config.ts';
import { liveDialog, storedAnswers } from '../../product/liveDialog.ts';
import { logIn } from '../../product/phq9.ts';
import { test } from '../../product/test.ts';
import { composerOf } from '../../product/dialogs/twelveQuestions.ts';

// Browsers keep a page that is left in memory, and show it again as it was; Playwright switches that off.
test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    executablePath: wholeChromium,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

async function reply(page: Page, text: string): Promise<void> {
  await composerOf(page).getByRole('textbox').fill(text);
  await composerOf(page).getByRole('button', { name: 'Senden' }).click();
}

/** Leaves the page as by a link, and comes back to it as it was. */
async function leaveAndComeBack(page: Page): Promise<void> {
  const other = new URL('/datenschutz', page.url()).href;
  await page.evaluate((address) => location.assign(address), other);
  await page.waitForURL(other);
  // The page is not loaded again, so there is no load to wait for.
  await page.goBack({ waitUntil: 'commit' });
  // A page that is just being left has no answer.
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'wasKept')).catch(() => null)).toBe(true);
}

test('whoever leaves by a link and comes back goes on, with what was typed and with the reply that was on its way', async ({
  page,
  sharedProduct,
}) => {
  const token = await logIn(sharedProduct);
  const survey_id = await liveDialog(sharedProduct, token, {
    name: 'Zurück',
    settings: { speed: 1 },
    blocks: (['eins', 'zwei', 'drei'] as const).map((id) => ({ id, type: 'open', context: `Frage ${id}?` })),
  });
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { wasKept: persisted }));
  });
  await page.goto(`${sharedProduct.url}/assess_live/${survey_id}`);
  await reply(page, 'A');
  await expect(page.getByText('Frage zwei?')).toBeVisible();
  await composerOf(page).getByRole('textbox').fill('halb getippt');
  await leaveAndComeBack(page);
  await expect(composerOf(page).getByRole('textbox')).toHaveValue('halb getippt');
  await reply(page, 'B');
  await expect(page.getByText('Frage drei?')).toBeVisible();

  // The browser breaks off what is on its way when the page is left.
  await page.route('**/api/turn', () => undefined);
  await reply(page, 'C');
  await expect(page.getByText('C', { exact: true })).toBeVisible();
  await page.unroute('**/api/turn');
  await leaveAndComeBack(page);
  await expect(page.getByText('Danke!')).toBeVisible();
  expect(await storedAnswers(sharedProduct, token, survey_id)).toEqual([{ eins: 'A', zwei: 'B', drei: 'C' }]);
});
