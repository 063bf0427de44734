import { join } from 'node:path';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { Candidates } from '../product/Candidates.ts';
import { livePhq9, logIn } from '../product/phq9.ts';
import { runToEnd } from '../product/serverProcess.ts';
import { serveFiles } from '../product/serveFiles.ts';
import type { FileHost } from '../product/serveFiles.ts';
import { signIn } from '../product/signIn.ts';
import { startProduct } from '../product/startProduct.ts';
import type { Product } from '../product/startProduct.ts';
import { test } from '../product/test.ts';

// A team's host beside the product: what it has built stands there, and nowhere else.
let team: Candidates;
let host: FileHost;
let product: Product;
let surveyId: string;
let version: string;
let isTampered = false;

test.beforeAll(async () => {
  team = await Candidates.make();
  version = await team.build('mf-share', (text) => text.replaceAll('Öffentlicher Link', 'Link vom Team'));
  host = await serveFiles(
    (path) => join(team.folder, path.replace(/^\/built\/([^/]+)\//, '/$1/dist/')),
    (content, path) =>
      isTampered && path.endsWith('.js')
        ? `document.documentElement.dataset.forged = 'yes';\n${content.toString()}`
        : content,
  );
  product = await startProduct({ env: { MODULE_ORIGINS: host.url } });
  surveyId = await livePhq9(product, await logIn(product));
});
test.afterAll(async () => {
  await product.stop();
  host.stop();
  await team.takeAway();
});

const teamsLink = (page: Page) => page.getByRole('textbox', { name: 'Link vom Team', exact: true });
const ownLink = (page: Page) => page.getByRole('textbox', { name: 'Öffentlicher Link', exact: true });
const command = (...args: string[]) =>
  runToEnd('api/src/releases/command.ts', args, { DATA_DIR: product.dataDir, MODULE_ORIGINS: host.url });
const addressAt = (origin: string) => `${origin}/built/mf-share/${version}/`;

async function openShare(page: Page): Promise<void> {
  await signIn(page.context(), product);
  await page.goto(`${product.url}/share/${surveyId}`);
}

test('a module of a host that nobody has named is refused with a sentence', async () => {
  const other = host.url.replace('127.0.0.1', 'localhost');
  const { code, output } = await command('release', 'mf-share', addressAt(other));
  expect(output).toContain(`Von ${other} dürfen keine Module geladen werden: MODULE_ORIGINS erlaubt nur ${host.url}.`);
  expect(code).toBe(1);
});

test('a module of a named host runs in the shell, each of its scripts checked by its hash', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || /integrity/i.test(message.text())) refused.push(message.text());
  });
  expect((await command('release', 'mf-share', addressAt(host.url))).output).toContain('ist freigegeben');
  const answer = page.waitForResponse(addressAt(host.url) + 'remoteEntry.js');
  await openShare(page);
  await expect(teamsLink(page)).toBeVisible();
  expect((await answer).ok()).toBe(true);
  const policy = await page.evaluate(async () => (await fetch(location.href)).headers.get('content-security-policy'));
  expect(policy).toContain(`script-src 'self'`);
  expect(policy).toContain(host.url);
  // One React for both: what is typed and pressed works.
  await page.getByRole('link', { name: 'Analyse', exact: true }).click();
  await expect(page).toHaveURL(`${product.url}/analyse/${surveyId}`);
  await page.goBack();
  await expect(teamsLink(page)).toBeVisible();
  expect(refused).toEqual([]);
});

test('what the host changes afterwards never runs: the last good version comes', async ({ page }) => {
  isTampered = true;
  try {
    await openShare(page);
    await expect(ownLink(page)).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-forged', 'yes');
  } finally {
    isTampered = false;
  }
});

test('a host that is away leaves the rest of the page and gives way to the last good version', async ({ page }) => {
  await page.route(`${host.url}/**`, (route) => route.abort());
  await openShare(page);
  await expect(ownLink(page)).toBeVisible();
});
