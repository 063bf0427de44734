import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { callOrThrow } from '@dialogwerk/shared/testing';
import type { Page } from 'playwright/test';
import { expectNoFindings } from '../product/expectClean.ts';
import { logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import { startInBrowser } from '../product/startInBrowser.ts';
import { analysedDialog } from '../product/analysis/analysedDialog.ts';
import { analysisStates } from '../product/analysis/analysisStates.ts';

/**
 * Pictures of every state of the analysis with 0, 3 and 10,000 conversations, light and dark, on a phone and on a wide screen, in
 * `artefacts/analysis`, with what axe finds in each. Names as arguments take some states only; `CONVERSATIONS` sets other numbers.
 */
const looks = [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'dark' },
  { width: 360, height: 740, colorScheme: 'light' },
  { width: 360, height: 740, colorScheme: 'dark' },
] as const;
const counts = (process.env['CONVERSATIONS'] ?? '0,3,10000').split(',').map(Number);
const folder = fileURLToPath(new URL('../artefacts/analysis', import.meta.url));
const wanted = process.argv.slice(2);

const { product, browser, close } = await startInBrowser();
try {
  await mkdir(folder, { recursive: true });
  for (const count of counts) {
    const survey_id = await analysedDialog(product, browser, count);
    const link = await figureLink(survey_id);
    for (const { width, height, colorScheme } of looks) {
      const context = await browser.newContext({
        locale: 'de-DE',
        viewport: { width, height },
        colorScheme,
        reducedMotion: 'reduce',
      });
      await signIn(context, product);
      for (const state of analysisStates.filter(
        ({ name, least }) => count >= least && (wanted.length === 0 || wanted.includes(name)),
      )) {
        const page = await context.newPage();
        page.setDefaultTimeout(60_000);
        const name = `${state.name}-${count}-${width}-${colorScheme}`;
        await take(page, name, async () => {
          await page.goto(product.url + state.path({ survey_id, link }));
          await state.act(page);
        });
        await page.close();
      }
      await context.close();
    }
  }
} finally {
  await close();
}

/** Takes a picture, though something may have gone wrong: it shows what. */
async function take(page: Page, name: string, reach: () => Promise<void>): Promise<void> {
  const problems: string[] = [];
  const note = (error: unknown): void => void problems.push(error instanceof Error ? error.message : String(error));
  await reach().catch(note);
  const fullPage = (await page.getByRole('dialog').count()) === 0;
  await page.evaluate(() => {
    // A card out of sight would be an empty one in the picture.
    for (const card of document.querySelectorAll('article')) card.style.contentVisibility = 'visible';
  });
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage, animations: 'disabled' });
  if (problems.length === 0) await expectNoFindings(page, name).catch(note);
  if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
    problems.push('wider than the screen');
  console.log(`${name}: ${problems.length === 0 ? 'clean' : problems.join('\n')}`);
}

async function figureLink(survey_id: string): Promise<string> {
  const token = await logIn(product);
  const ends_at = Date.now() + 30 * 24 * 60 * 60_000;
  const request = { survey_id, link_id: randomUUID(), name: 'Vorstand', filter: '', ends_at, password: null };
  return (await callOrThrow(product.url, 'createFigureLink', request, token)).link.path;
}
