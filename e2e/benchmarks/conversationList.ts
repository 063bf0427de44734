import type { Page } from 'playwright/test';
import { fillDialog } from '../product/analysis/fillDialog.ts';
import { withDatabase } from '../product/analysis/withDatabase.ts';
import { liveDialog } from '../product/liveDialog.ts';
import { logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import { startInBrowser } from '../product/startInBrowser.ts';
import { frameCosts } from './pages/frameCosts.ts';
import { bareList } from './references/bareList.ts';

/**
 * What a frame costs while the list of 100,000 conversations is scrolled, in CPU of the main thread, beside a bare list of as many
 * rows that writes plain text into a dozen elements: by a wheel, and so fast that no row stays.
 */
const ROWS = Number(process.env['ROWS'] ?? 100_000);
const BOUND_MS = 8;
const paces = { wheel: 100, flight: 1_000 } as const;

const { product, browser, close } = await startInBrowser();
try {
  const survey_id = await liveDialog(product, await logIn(product), {
    name: 'Viele Gespräche',
    blocks: [{ id: 'age', type: 'number', context: 'Alter?' }],
  });
  await withDatabase(product, (database) => fillDialog(database, survey_id, ROWS));
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 1440, height: 900 } });
  await signIn(context, product);
  const [ours, bare] = [await context.newPage(), await context.newPage()];
  await bare.setContent(bareList(ROWS));
  await ours.goto(`${product.url}/analyse/${survey_id}`);
  await ours.locator('[data-row="0"]').scrollIntoViewIfNeeded();
  for (const [pace, pixels] of Object.entries(paces)) {
    console.log(`${pace}: ${pixels} pixels a frame`);
    await print('  list of conversations', ours, pixels);
    await print('  bare list', bare, pixels);
  }
} finally {
  await close();
}

async function print(name: string, page: Page, pixels: number): Promise<void> {
  await page.bringToFront();
  const costs = (
    await frameCosts(browser, page, '[data-scrolled], [aria-label*="die neuesten zuerst"]', pixels)
  ).toSorted((a, b) => a - b);
  const at = (share: number): string => (costs[Math.floor(costs.length * share)] ?? 0).toFixed(1);
  console.log(
    `${name.padEnd(26)} median ${at(0.5)} ms, p95 ${at(0.95)} ms of ${costs.length} frames (at most ${BOUND_MS})`,
  );
}
