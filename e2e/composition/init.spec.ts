import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { isLongRun } from '../product/isLongRun.ts';
import { keepPicture } from '../product/keepPicture.ts';
import { OutsideRepository } from '../product/OutsideRepository.ts';
import { logIn } from '../product/phq9.ts';
import { runToEnd } from '../product/serverProcess.ts';
import { serveFiles } from '../product/serveFiles.ts';
import type { FileHost } from '../product/serveFiles.ts';
import { signIn } from '../product/signIn.ts';
import { startProduct } from '../product/startProduct.ts';
import type { Product } from '../product/startProduct.ts';
import { test } from '../product/test.ts';

test.skip(
  !isLongRun(),
  'Packing, installing and building beside the project take longer than all else of its release.',
);

// A sixth module, from a folder that holds the packed host and nothing else; the second test runs what the first has made.
test.describe.configure({ mode: 'serial' });
let team: OutsideRepository;
let host: FileHost;
let product: Product;
let surveyId: string;
const five = ['Bearbeiten', 'Trainieren', 'Testen', 'Teilen', 'Analyse'];
const SURVEY = 'Feedback zur Veranstaltung';

test.beforeAll(async () => {
  team = await OutsideRepository.makeEmpty();
  host = await serveFiles((path) => join(team.folder, 'dist', path));
  product = await startProduct({ env: { MODULE_ORIGINS: host.url } });
  const { surveys } = await callOrThrow(product.url, 'listSurveys', {}, await logIn(product));
  // One of the dialogs that each installation begins with.
  surveyId = surveys.find(({ survey_name }) => survey_name === SURVEY)?.survey_id ?? '';
});
test.afterAll(async () => {
  await product.stop();
  host.stop();
  await team.takeAway();
});

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Bereiche des Dialogs' });
const heading = (page: Page) => page.getByRole('heading', { name: 'Stimmungsbild', level: 1 });

test('a module is made from an empty folder, and its route, tab and title come into the page that is open', async ({
  page,
}) => {
  // Before there is a module the first command says what to do.
  await expect(team.host('build')).rejects.toThrow('In diesem Ordner steht kein Modul');
  await expect(team.host('init', 'Umfragen')).rejects.toThrow('kann kein Modul heißen');
  expect(await team.host('init', 'mf-polls', 'Stimmungsbild')).toContain('src/manifest.ts');
  expect(await readdir(join(team.folder, 'src'))).toEqual(['manifest.ts', 'module.tsx', 'screens', 'texts.ts']);
  await expect(team.host('init', 'mf-other')).rejects.toThrow('Der Ordner ist nicht leer');

  await team.install();
  await team.script('check');
  expect(await team.script('test')).toMatch(/2 passed/);
  const [, version = ''] = /mf-polls ([\da-f]{16}) ist gebaut/.exec(await team.script('build')) ?? [];
  expect(await team.script('try')).toContain(`mf-polls ${version} läuft im Browser mit der Shell`);

  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await signIn(page.context(), product);
  await page.goto(`${product.url}/share/${surveyId}`);
  await expect(tabs(page).getByRole('link')).toHaveText(five);
  const released = await runToEnd(
    'api/src/releases/command.ts',
    ['release', 'mf-polls', `${host.url}/mf-polls/${version}/`],
    { DATA_DIR: product.dataDir, MODULE_ORIGINS: host.url },
  );
  expect(released.output).toContain(`mf-polls ${version} ist freigegeben.`);

  // Whoever comes back to the tab has it, without loading the page anew.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(tabs(page).getByRole('link')).toHaveCount(6, { timeout: 1_000 });
  }).toPass();
  await tabs(page).getByRole('link', { name: 'Stimmungsbild' }).click();
  await expect(heading(page)).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/polls/${surveyId}`);
  await expect(page).toHaveTitle(`Stimmungsbild · ${SURVEY} · Dialogwerk`);
  await page.getByRole('button', { name: 'Dialoge zählen' }).click();
  await expect(page.getByText(/^Sie haben /)).toBeVisible();
  await keepPicture(page, { path: 'artefacts/init/sixth-module.png' });
  // The five stand as before, and its own address is one of the page's.
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await expect(tabs(page).getByRole('link')).toHaveText([...five, 'Stimmungsbild']);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(tabs(page).getByRole('link', { name: 'Stimmungsbild' })).toBeVisible();
  await keepPicture(page, { path: 'artefacts/init/sixth-module-360.png' });
  expect(faults).toEqual([]);
});

test('it runs from its sources inside the running composition', async ({ page }) => {
  const alone = await team.startAlone(product.url);
  try {
    await page.goto(`${alone.url}polls/${surveyId}`);
    await page.getByLabel('E-Mail-Adresse').fill(product.account.username);
    await page.getByLabel('Passwort', { exact: true }).fill(product.account.password);
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    // The dashboard is the installed one.
    await expect(page.getByRole('heading', { name: 'Ihre Dialoge' })).toBeVisible();
    await expect(page.getByText(/^mf-polls aus Ihren Quellen/)).toBeVisible();
    await page.goto(`${alone.url}polls/${surveyId}`);
    await expect(heading(page)).toBeVisible();
    await team.change('src/texts.ts', (text) => text.replace("title: 'Stimmungsbild'", "title: 'Umgetextet'"));
    await expect(page.getByRole('heading', { name: 'Umgetextet', level: 1 })).toBeVisible();
    await keepPicture(page, { path: 'artefacts/init/alone.png' });
  } finally {
    await alone.stop();
  }
});
