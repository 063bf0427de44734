import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BlockType } from '@dialogwerk/shared/contract';
import { callOrThrow } from '@dialogwerk/shared/testing';
import type { Page } from 'playwright/test';
import { liveDialog } from '../product/liveDialog.ts';
import { logInAs } from '../product/logInAs.ts';
import { logIn } from '../product/phq9.ts';
import { startInBrowser } from '../product/startInBrowser.ts';
import { blockExamples } from '../product/dialogs/blockExamples.data.ts';

/**
 * Pictures of the configurator in `artefacts/configurator`: graph, list, search, sheet, connections, an empty dialog, and the
 * inspector of every block type; light and dark, on a phone and on a wide screen. Names as arguments take some only.
 */
const screens = { '360x740': { width: 360, height: 740 }, '1280x800': { width: 1280, height: 800 } } as const;
const colours = ['light', 'dark'] as const;
const folder = fileURLToPath(new URL('../artefacts/configurator', import.meta.url));
const wanted = process.argv.slice(2);

const { product, browser, close } = await startInBrowser();
try {
  await mkdir(folder, { recursive: true });
  const token = await logIn(product);
  const { survey } = await callOrThrow(
    product.url,
    'createSurvey',
    { survey_name: 'Interview zum Radverkehr', template: 'interview' },
    token,
  );
  const empty = await callOrThrow(product.url, 'createSurvey', { survey_name: 'Leer' }, token);
  const all = await dialogOfAllTypes(token);
  for (const [size, viewport] of Object.entries(screens))
    for (const colorScheme of colours) {
      const context = await browser.newContext({ locale: 'de-DE', viewport, colorScheme, reducedMotion: 'reduce' });
      const page = await context.newPage();
      page.on('pageerror', (error) => console.log(`page error: ${error.message}`));
      page.on('console', (message) => message.type() === 'error' && console.log(`console: ${message.text()}`));
      await logInAs(page, product);
      await takeScreens(page, `${size}-${colorScheme}`, survey.survey_id, empty.survey.survey_id, all);
      await context.close();
    }
} finally {
  await close();
}

function dialogOfAllTypes(token: string): Promise<string> {
  const blocks = typesOf().map((type) => Object.assign({ id: type, type }, blockExamples[type]));
  return liveDialog(product, token, { name: 'Alle Blöcke', settings: {}, blocks });
}

function typesOf(): BlockType[] {
  const types: BlockType[] = [];
  for (const type in blockExamples) if (isType(type)) types.push(type);
  return types;
}

function isType(type: string): type is BlockType {
  return type in blockExamples;
}

async function takeScreens(page: Page, look: string, interview: string, empty: string, all: string): Promise<void> {
  const take = async (name: string): Promise<void> => {
    if (wanted.length > 0 && !wanted.includes(name)) return;
    await page.screenshot({ path: join(folder, `${name}-${look}.png`) });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    console.log(`${name} ${look}: ${wide ? 'wider than the screen' : 'taken'}`);
  };
  const open = async (survey_id: string): Promise<void> => {
    await page.goto(`${product.url}/configurator/${survey_id}`);
    // Not until the network rests, because the page keeps listening for other authors' changes.
    const content = page.locator('.react-flow__node, [data-row], [aria-label="Erste Schritte"]');
    await content.first().waitFor();
  };
  const show = async (view: 'Graph' | 'Liste'): Promise<void> => {
    const button = page.getByRole('button', { name: `Als ${view} zeigen` });
    if (await button.isVisible()) await button.click();
  };

  await open(empty);
  await take('leer');
  await open(interview);
  await show('Graph');
  await page.locator('.react-flow__node').first().waitFor();
  await take('graph');
  await page.getByRole('button', { name: 'Verbindungen' }).click();
  await take('verbindungen');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+a');
  await take('mehrere');
  await show('Liste');
  await page.keyboard.press('Escape');
  await take('liste');
  await page.keyboard.press('/');
  await page.keyboard.type('weg');
  await take('suche');
  await page.keyboard.press('Enter');
  await take('gefunden');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await take('kuerzel');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Mehr', exact: true }).click();
  await take('mehr');
  await open(all);
  await show('Liste');
  for (const type of typesOf()) {
    await page.locator(`[data-row="${type}"]`).click();
    await take(`feld-${type}`);
  }
  await page.goto(`${product.url}/dashboard`);
  await page.getByRole('button', { name: 'Vorlagen' }).click();
  await page.getByRole('radio').first().waitFor();
  await take('vorlagen');
}
