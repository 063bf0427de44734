import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BlockType } from '@dialogwerk/shared/contract';
import { callOrThrow } from '@dialogwerk/shared/testing';
import type { Browser, Page } from 'playwright/test';
import { liveDialog } from '../product/liveDialog.ts';
import { logIn } from '../product/phq9.ts';
import { startInBrowser } from '../product/startInBrowser.ts';
import { composerOf } from '../product/dialogs/twelveQuestions.ts';
import { blockExamples } from '../product/dialogs/blockExamples.data.ts';
import type { BlockExample } from '../product/dialogs/blockExamples.data.ts';
import { uploadPicture } from '../product/uploadPicture.ts';

/** Pictures of every block type, on a phone and on a wide screen, light and dark, in `artefacts/blocks`. Names as arguments take some types only. */
const screens = { '360x740': { width: 360, height: 740 }, '1280x800': { width: 1280, height: 800 } } as const;
const colours = ['light', 'dark'] as const;
const folder = fileURLToPath(new URL('../artefacts/blocks', import.meta.url));

const { product, browser, close } = await startInBrowser();
try {
  await mkdir(folder, { recursive: true });
  const token = await logIn(product);
  for (const [type, example] of examples(process.argv.slice(2))) {
    const address = await dialogWith(token, type, example).catch((error: unknown) => {
      console.log(`${type}: not built: ${String(error)}`);
      return null;
    });
    if (address !== null) await takePictures(browser, type, address);
  }
} finally {
  await close();
}

function examples(wanted: readonly string[]): [BlockType, BlockExample][] {
  const known: BlockType[] = [];
  for (const type in blockExamples)
    if (isType(type) && (wanted.length === 0 || wanted.includes(type))) known.push(type);
  return known.map((type) => [type, blockExamples[type]]);
}

function isType(type: string): type is BlockType {
  return type in blockExamples;
}

/** A dialog of that block and a question behind it, so that one which asks nothing has somewhere to go. */
async function dialogWith(token: string, type: BlockType, { context, fields }: BlockExample): Promise<string> {
  const survey_id = await liveDialog(product, token, {
    name: 'Ihr Weg zur Arbeit',
    settings: { speed: 1, avatar_name: 'Mila' },
    blocks: [
      { id: 'block', type, context, fields },
      { id: 'danach', type: 'open', context: 'Möchten Sie noch etwas sagen?' },
    ],
  });
  if (type === 'picture') await givePictures(token, survey_id, fields['options']);
  return `${product.url}/assess_live/${survey_id}`;
}

async function givePictures(token: string, survey_id: string, options: unknown): Promise<void> {
  if (!Array.isArray(options)) return;
  const page = await browser.newPage({ viewport: { width: 320, height: 240 } });
  const pictured: object[] = [];
  for (const [index, option] of options.entries()) {
    const filename_db = await uploadPicture(page, product.url, token, survey_id, index * 110);
    pictured.push({ ...option, filename_db });
  }
  await page.close();
  const change = {
    survey_id,
    action: 'update',
    unique_question_id: 'block',
    changed_values: { options: pictured },
  } as const;
  await callOrThrow(product.url, 'updateSurveyBlocks', change, token);
  await callOrThrow(product.url, 'publish', { survey_id }, token);
}

async function takePictures(from: Browser, type: BlockType, address: string): Promise<void> {
  for (const [size, viewport] of Object.entries(screens))
    for (const colorScheme of colours) {
      const context = await from.newContext({ locale: 'de-DE', viewport, colorScheme, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const faults = faultsOf(page);
      await page.goto(address);
      const control = composerOf(page).locator('button, input, textarea, [role="radio"]').first();
      await control.waitFor({ timeout: 5_000 }).catch(() => faults.push('nothing to answer with within 5 s'));
      await page
        .waitForLoadState('networkidle', { timeout: 5_000 })
        .catch(() => faults.push('the network does not come to rest'));
      await page.screenshot({ path: join(folder, `${type}-${size}-${colorScheme}.png`) });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      if (wide) faults.push('wider than the screen');
      console.log(`${type} ${size} ${colorScheme}: ${faults.length === 0 ? 'taken' : faults.join('; ')}`);
      await context.close();
    }
}

function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  return faults;
}
