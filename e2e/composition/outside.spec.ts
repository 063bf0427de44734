import { join } from 'node:path';
import type { RemoteRegistry } from '@dialogwerk/shared/contract';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { isLongRun } from '../product/isLongRun.ts';
import { keepPicture } from '../product/keepPicture.ts';
import { OutsideRepository } from '../product/OutsideRepository.ts';
import { livePhq9, logIn } from '../product/phq9.ts';
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

// A team with a repository of its own, which has nothing of this one but the packed host.
let team: OutsideRepository;
let host: FileHost;
let product: Product;
let surveyId: string;

test.beforeAll(async () => {
  const begun = Date.now();
  team = await OutsideRepository.make();
  host = await serveFiles((path) => join(team.folder, 'dist', path));
  test.info().annotations.push({ type: 'packed and installed', description: `${Date.now() - begun} ms` });
  product = await startProduct({ env: { MODULE_ORIGINS: host.url } });
  surveyId = await livePhq9(product, await logIn(product));
});
test.afterAll(async () => {
  await product.stop();
  host.stop();
  await team.takeAway();
});

const heading = (page: Page) => page.getByRole('heading', { name: 'Teilen, vom Team nebenan' });

test('its module, built from the packed host alone, runs in the shell from its own host, with every hash checked', async ({
  page,
}) => {
  await team.run(process.execPath, 'node_modules/typescript/bin/tsc', '-p', '.');
  const built = await team.host('build');
  const [, version = ''] = /mf-share ([\da-f]{16}) ist gebaut/.exec(built) ?? [];
  const address = `${host.url}/mf-share/${version}/`;
  const tried = await team.host('try');
  expect(tried).toMatch(new RegExp(`mf-share ${version} läuft im Browser mit der Shell \\w+: geöffnet, gestört`));
  const released = await runToEnd('api/src/releases/command.ts', ['release', 'mf-share', address], {
    DATA_DIR: product.dataDir,
    MODULE_ORIGINS: host.url,
  });
  expect(released.output).toContain(`mf-share ${version} ist freigegeben.`);

  const refused: string[] = [];
  page.on('pageerror', ({ message }) => refused.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' || /integrity/i.test(message.text())) refused.push(message.text());
  });
  await signIn(page.context(), product);
  await page.goto(`${product.url}/share/${surveyId}`);
  await expect(heading(page)).toBeVisible();
  // It draws with the shell's React and the shell's parts, and reads what the shell has loaded.
  await page.getByRole('button', { name: 'Kopieren' }).click();
  await expect(page.getByText('1-mal kopiert')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Link zum Weitergeben' })).toHaveValue(
    `${product.url}/dialog/${surveyId}`,
  );
  await keepPicture(page, { path: 'artefacts/outside/in-the-shell.png' });
  const hashes = await page.evaluate(() =>
    [...document.querySelectorAll('script[type="importmap"]')].map(({ textContent }) => textContent ?? '').join(),
  );
  for (const file of host.asked.filter((path) => path.endsWith('.js'))) expect(hashes).toContain(host.url + file);
  expect(refused).toEqual([]);
});

test('it runs from its sources inside the running composition: an edited text keeps what the screen holds', async ({
  page,
}) => {
  const alone = await team.startAlone(product.url);
  try {
    await page.goto(`${alone.url}share/${surveyId}`);
    await page.getByLabel('E-Mail-Adresse').fill(product.account.username);
    await page.getByLabel('Passwort', { exact: true }).fill(product.account.password);
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    // The dashboard is the installed one.
    await page.locator(`a[href="/share/${surveyId}"]`).first().click();
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Bereiche des Dialogs' })).toBeVisible();
    await page.getByRole('button', { name: 'Kopieren' }).click();
    await expect(page.getByText('1-mal kopiert')).toBeVisible();
    await keepPicture(page, { path: 'artefacts/outside/alone.png' });
    await team.change('src/texts.ts', (text) => text.replace('Teilen, vom Team nebenan', 'Teilen, umgetextet'));
    await expect(page.getByRole('heading', { name: 'Teilen, umgetextet' })).toBeVisible();
    await expect(page.getByText('1-mal kopiert')).toBeVisible();
    await page.getByRole('link', { name: 'Analyse', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Analyse', level: 1 })).toBeVisible();
    await expect(
      page.getByText(`mf-share aus Ihren Quellen, soweit es startet; alles andere von ${product.url}`),
    ).toBeVisible();
    await keepPicture(page, { path: 'artefacts/outside/other-area.png' });

    // What does not start gives way to the version that is released, and comes back once it is mended.
    await team.change('src/module.tsx', (text) => `throw new Error('kaputt');\n${text}`);
    await page.goto(`${alone.url}share/${surveyId}`);
    await expect(heading(page)).toBeVisible();
    await team.change('src/module.tsx', (text) => text.replace(/^.*\n/, ''));
    await page.goto(`${alone.url}share/${surveyId}`);
    await expect(page.getByRole('heading', { name: 'Teilen, umgetextet' })).toBeVisible();
    // Nobody else gets any of it.
    const registry: RemoteRegistry = await (await page.request.get(`${product.url}/remotes.json`)).json();
    expect(registry.remotes.map(({ because }) => because)).not.toContain('override');
  } finally {
    await alone.stop();
  }
});
