import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { callOrThrow } from '@dialogwerk/shared/testing';
import type { BrowserContext, Page } from 'playwright/test';
import { addMember } from '../product/addMember.ts';
import { addBlock } from '../product/liveDialog.ts';
import type { PlannedBlock } from '../product/liveDialog.ts';
import { holdRequests } from '../product/holdRequests.ts';
import { logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import { startInBrowser } from '../product/startInBrowser.ts';
import { longNamedDialog } from './data/longNamedDialog.data.ts';

/**
 * Pictures of what the configurator says while it loads, fails, waits, checks, simulates, and when two authors are at work, with
 * long German words throughout, in `artefacts/configuratorStates`. Names as arguments take some only.
 */
const looks = [
  { viewport: { width: 1080, height: 800 }, colorScheme: 'light' },
  { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
  { viewport: { width: 360, height: 740 }, colorScheme: 'light' },
  { viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
] as const;
const folder = fileURLToPath(new URL('../artefacts/configuratorStates', import.meta.url));
const wanted = process.argv.slice(2);

const { product, browser, close } = await startInBrowser();
try {
  await mkdir(folder, { recursive: true });
  const token = await logIn(product);
  const survey_id = await newDialog(token, 'Donaudampfschifffahrtskapitänszufriedenheitsbefragung', longNamedDialog);
  const other = await newDialog(token, 'Zeuge Rindfleischetikettierungsüberwachungsaufgabenübertragung', [
    { id: 'alibi', type: 'open', context: 'Ich war im Kino.', fields: { short_name: 'Alibi', is_end: true } },
    { id: 'spur', type: 'open', context: 'Was wissen Sie über die Rindfleischetikettierungsüberwachung?' },
  ]);
  const manager = await joinDialogs(token, survey_id, other);
  const colleague = await addMember(product, token, { survey_id, name: 'nora', new_role: 'Voller Zugriff' });
  const theirs = await logIn({ ...product, account: colleague });
  const reader = await addMember(product, token, { survey_id, name: 'rita', new_role: 'Analysieren' });
  for (const { viewport, colorScheme } of looks) {
    const look = `${viewport.width}x${viewport.height}-${colorScheme}`;
    const options = { locale: 'de-DE', viewport, colorScheme, reducedMotion: 'reduce' } as const;
    const context = await browser.newContext(options);
    await signIn(context, product);
    await takeStates(context, look, { survey_id, other, manager, theirs });
    await context.close();
    const readers = await browser.newContext(options);
    await signIn(readers, { ...product, account: reader });
    const page = await readers.newPage();
    await page.goto(`${product.url}/configurator/${survey_id}`);
    await page.getByText('Nur Ansicht').or(page.getByRole('heading')).first().waitFor();
    await take(page, 'nur-ansicht', look);
    await readers.close();
  }
} finally {
  await close();
}

async function newDialog(token: string, survey_name: string, blocks: readonly PlannedBlock[]): Promise<string> {
  const { survey } = await callOrThrow(product.url, 'createSurvey', { survey_name }, token);
  for (const block of blocks) await addBlock(product, token, survey.survey_id, block);
  return survey.survey_id;
}

async function joinDialogs(token: string, first: string, second: string): Promise<number> {
  const { manager } = await callOrThrow(
    product.url,
    'createManager',
    { name: 'Der Fall der Straßenverkehrszulassungsbehörde', survey_ids: [first, second] },
    token,
  );
  await callOrThrow(
    product.url,
    'createTrigger',
    {
      dialog_manager_id: manager.dialog_manager_id,
      survey_id: second,
      unique_question_id: 'alibi',
      trigger: `waitFor;${first};weg`,
      init_survey: false,
    },
    token,
  );
  return manager.dialog_manager_id;
}

async function take(page: Page, name: string, look: string): Promise<void> {
  if (wanted.length > 0 && !wanted.includes(name)) return;
  await page.screenshot({ path: join(folder, `${name}-${look}.png`), animations: 'disabled' });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  console.log(`${name} ${look}: ${wide ? 'wider than the screen' : 'taken'}`);
}

interface Actors {
  readonly survey_id: string;
  readonly other: string;
  readonly manager: number;
  readonly theirs: string;
}

async function takeStates(
  context: BrowserContext,
  look: string,
  { survey_id, other, manager, theirs }: Actors,
): Promise<void> {
  const page = await context.newPage();
  page.on('pageerror', (error) => console.log(`page error: ${error.message}`));
  const shot = (name: string): Promise<void> => take(page, name, look);
  const address = `${product.url}/configurator/${survey_id}`;
  const open = async (id = survey_id): Promise<void> => {
    await page.goto(`${product.url}/configurator/${id}`);
    await page.getByRole('toolbar', { name: 'Werkzeuge' }).waitFor();
  };
  const show = async (view: 'Graph' | 'Liste'): Promise<void> => {
    const button = page.getByRole('button', { name: `Als ${view} zeigen` });
    if (await button.isVisible()) await button.click();
    await page.mouse.move(0, 0);
  };
  const tool = async (name: string): Promise<void> => {
    const button = page.getByRole('button', { name, exact: true });
    if (await button.isVisible()) return button.click();
    await page.getByRole('button', { name: 'Mehr', exact: true }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  const closeTool = (name: string): Promise<void> =>
    page.getByRole('button', { name: `${name} schließen`, exact: true }).click();

  const waiting = await holdRequests(page, '**/api/get_survey_data_configurator');
  await page.goto(address);
  await waiting.first;
  await shot('laden');
  waiting.letGo();
  await page.unrouteAll({ behavior: 'wait' });

  await page.route('**/api/get_survey_data_configurator', (route) => route.abort());
  await page.goto(address);
  await page.getByText('Der Dialog konnte nicht geladen werden').waitFor();
  await shot('nicht-geladen');
  await page.unrouteAll({ behavior: 'wait' });
  await page.goto(`${product.url}/configurator/gibtesnicht`);
  await page.getByRole('heading').first().waitFor();
  await page.waitForLoadState('load');
  await shot('unbekannt');

  await open();
  await show('Graph');
  await page.locator('.react-flow__node').first().waitFor();
  await shot('graph');
  await page.locator('.react-flow__node').nth(1).click();
  await page.getByRole('textbox', { name: 'Was der Bot sagt' }).waitFor();
  await shot('graph-feld');
  await show('Liste');
  await page.keyboard.press('Escape');
  await shot('liste');
  await page.locator('[data-row="weg"]').click();
  await page.getByRole('textbox', { name: 'Was der Bot sagt' }).waitFor();
  await shot('feld');
  await page.getByText('Bedingte Sprünge').first().scrollIntoViewIfNeeded();
  await shot('feld-spruenge');
  await page.getByRole('button', { name: 'Block hinzufügen' }).click();
  await shot('hinzufuegen');
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.keyboard.type('gibt es nicht');
  await shot('suche-leer');
  await page.keyboard.press('Escape');
  await tool('Begrüßung & Ende');
  await page.getByRole('textbox', { name: 'Begrüßung' }).waitFor();
  await shot('begruessung');

  await tool('Dialogprüfung');
  await page
    .getByText(/^Fehler/)
    .first()
    .waitFor();
  await shot('pruefung');
  await page.getByRole('button', { name: 'Gespräch zeigen' }).first().click();
  await page.getByRole('button', { name: 'In „Testen“ abspielen' }).first().scrollIntoViewIfNeeded();
  await shot('pruefung-gespraech');
  await closeTool('Dialogprüfung');
  await tool('Verlauf');
  await page.getByRole('list', { name: 'Änderungen, die neueste zuerst' }).waitFor();
  await shot('verlauf');
  await closeTool('Verlauf');
  await tool('Einstellungen');
  for (const tab of ['Dialog', 'Skalen', 'Medien']) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await shot(`einstellungen-${tab}`);
  }
  await closeTool('Einstellungen');

  await open(other);
  await tool('Probelauf');
  await shot('testlauf');
  await page.getByRole('button', { name: 'Probelauf starten' }).click();
  await page.getByRole('progressbar').waitFor();
  await shot('testlauf-laeuft');
  await page.getByRole('button', { name: 'Erneut laufen lassen' }).waitFor({ timeout: 60_000 });
  await shot('testlauf-ergebnis');

  await page.goto(`${address}?multichat=${manager}`);
  await page.getByRole('heading', { name: /^Multi-Chat/ }).waitFor();
  await shot('multichat');
  await page.getByRole('button', { name: 'Auslöser anlegen' }).first().click();
  await shot('ausloeser-anlegen');

  await open();
  await show('Liste');
  await page.locator('[data-row="weg"]').click();
  const said = page.getByRole('textbox', { name: 'Was der Bot sagt' });
  const before = await said.innerText();
  await context.setOffline(true);
  await said.fill(`${before} Meine Version.`);
  await said.blur();
  await page.getByText('Nicht gespeichert').first().waitFor();
  await shot('ohne-netz');
  const change = { action: 'update', survey_id, unique_question_id: 'weg' } as const;
  const changed_values = { context: `${before} Noras Version.` };
  await callOrThrow(product.url, 'updateSurveyBlocks', { ...change, changed_values }, theirs);
  await context.setOffline(false);
  await open();
  await page.getByRole('button', { name: 'Andere Version übernehmen' }).waitFor();
  await shot('konflikt');
  await page.getByRole('button', { name: 'Andere Version übernehmen' }).click();
  await callOrThrow(product.url, 'updateSurveyBlocks', { ...change, changed_values: { context: before } }, theirs);
  await page.close();
}
