import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { callOrThrow } from '@dialogwerk/shared/testing';
import type { Page } from 'playwright/test';
import { fillDialog } from '../product/analysis/fillDialog.ts';
import { withDatabase } from '../product/analysis/withDatabase.ts';
import { logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import { startInBrowser } from '../product/startInBrowser.ts';

/** The pictures that the README begins with, of the running product, light and dark, in `docs/pictures`. */
const folder = fileURLToPath(new URL('../../docs/pictures', import.meta.url));
const CONVERSATIONS = 480;
/** Max bytes of a picture, because everybody who opens the README fetches it. */
const MOST = 120_000;

interface Scene {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly reach: (page: Page) => Promise<void>;
}

const { product, browser, close } = await startInBrowser();
try {
  await mkdir(folder, { recursive: true });
  const survey_id = await filledDialog();
  for (const colorScheme of ['light', 'dark'] as const)
    for (const scene of scenesOf(survey_id)) {
      const { name, width, height } = scene;
      const look = { locale: 'de-DE', viewport: { width, height }, colorScheme, deviceScaleFactor: 1.5 };
      const context = await browser.newContext({ ...look, reducedMotion: 'reduce' });
      if (name !== 'messenger') await signIn(context, product);
      const page = await context.newPage();
      await scene.reach(page);
      await keep(page, `${name}-${colorScheme}`);
      await context.close();
    }
} finally {
  await close();
}

/** A template of the product with answers of invented respondents. */
async function filledDialog(): Promise<string> {
  const token = await logIn(product);
  const request = { survey_name: 'Zufriedenheit im Herbst', template: 'weiterempfehlung' } as const;
  const { survey_id } = (await callOrThrow(product.url, 'createSurvey', request, token)).survey;
  const settings = { speed: 1, avatar_name: 'Mila' };
  const change = { survey_id, action: 'config', changed_values: settings } as const;
  await callOrThrow(product.url, 'updateSurveySettings', change, token);
  await callOrThrow(product.url, 'switchActivateLink', { item: { survey_id, active: true } }, token);
  await withDatabase(product, (database) => fillDialog(database, survey_id, CONVERSATIONS));
  return survey_id;
}

function scenesOf(survey_id: string): readonly Scene[] {
  return [
    {
      name: 'graph',
      width: 1280,
      height: 720,
      reach: async (page) => {
        await page.goto(`${product.url}/configurator/${survey_id}`);
        const card = page.locator('.react-flow__node');
        await card.first().waitFor();
        await settle(page);
        await card.nth(2).click();
        await page.getByRole('button', { name: 'Eigenschaften schließen' }).waitFor();
        await settle(page);
      },
    },
    {
      name: 'messenger',
      width: 480,
      height: 720,
      reach: async (page) => {
        await page.goto(`${product.url}/assess_live/${survey_id}`);
        // With an answer and what comes after it, because a first question alone leaves half of the picture empty.
        await page.getByRole('radio', { name: '9', exact: true }).click();
        await page.getByRole('textbox').waitFor();
        await settle(page);
      },
    },
    {
      name: 'analysis',
      width: 800,
      height: 1200,
      reach: async (page) => {
        await page.goto(`${product.url}/analyse/${survey_id}`);
        await page.getByRole('article').first().waitFor();
        await settle(page);
      },
    },
  ];
}

/** Nothing moves any more: no skeleton is left, and a frame was drawn since. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('.MuiSkeleton-root, [aria-busy="true"]') === null);
  await page.mouse.move(2, 2);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestIdleCallback(() => requestAnimationFrame(() => resolve()), { timeout: 3_000 }),
      ),
  );
}

/** As WebP, which the browser makes itself; throws where it is larger than a README should fetch. */
async function keep(page: Page, name: string): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const { data } = await cdp.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
  const file = join(folder, `${name}.webp`);
  await writeFile(file, Buffer.from(data, 'base64'));
  const { size } = await stat(file);
  console.log(`${name}: ${size} bytes`);
  if (size > MOST) throw new Error(`${name} has ${size} bytes, more than ${MOST}.`);
}
