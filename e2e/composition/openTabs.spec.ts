import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inTurn } from '@dialogwerk/shared/testing/rounds';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { holdRequests } from '../product/holdRequests.ts';
import { keepPicture } from '../product/keepPicture.ts';
import { livePhq9, logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import type { Product } from '../product/startProduct.ts';
import { TabReleases } from '../product/TabReleases.ts';
import { test } from '../product/test.ts';

let product: Product;
let surveyId: string;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
  surveyId = await livePhq9(product, await logIn(product));
});

/** The new version of 'Teilen' says so; the broken one crashes while it draws. */
const renewed = (text: string): string => text.replaceAll('Öffentlicher Link', 'Neuer öffentlicher Link');
const broken = (text: string): string => text.replace(/(screens:\{Share:)[\w$]+/, '$1()=>{throw new Error("kaputt")}');

const share = (page: Page) => page.getByRole('region', { name: 'Teilen' });
const publicLink = (page: Page) => page.getByRole('textbox', { name: 'Öffentlicher Link', exact: true });
const newLink = (page: Page) => page.getByRole('textbox', { name: 'Neuer öffentlicher Link' });
const retry = (page: Page) => share(page).getByRole('button', { name: 'Erneut versuchen' });

async function openShare(page: Page): Promise<TabReleases> {
  await signIn(page.context(), product);
  const releases = await new TabReleases(page, product).begin();
  await page.goto(`${product.url}/share/${surveyId}`);
  await expect(publicLink(page)).toBeVisible();
  await markPage(page);
  return releases;
}

/** The page's own mark: gone after a reload. */
const markPage = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-not-reloaded', ''));
const expectNotReloaded = (page: Page) => expect(page.locator('html[data-not-reloaded]')).toHaveCount(1);
const picture = (page: Page, name: string) => keepPicture(page, { path: `artefacts/releases/${name}.png` });

test('an idle module is replaced in its place: focus, scroll and route stay, and it is said', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 500 });
  const releases = await openShare(page);
  // In a panel that was unfolded by hand.
  await share(page).getByRole('button', { name: 'Adressen ansehen' }).click();
  const copy = share(page).getByRole('button', { name: 'Kurze Adresse kopieren' });
  await copy.focus();
  await copy.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => document.documentElement.scrollTop)).toBeGreaterThan(0);
  const before = await copy.boundingBox();
  await releases.release('mf-share', { alter: renewed });
  await releases.look();
  await expect(newLink(page)).toBeAttached();
  await expect(copy).toBeFocused();
  // To the pixel, because a page is scrolled by whole ones: a fraction that what stands above has grown by stays.
  expect((await copy.boundingBox())?.y).toBeCloseTo(before?.y ?? NaN, 0);
  await expect(page.getByText('Der Bereich „Teilen“ ist jetzt in einer neuen Version da.')).toBeAttached();
  expect(page.url()).toContain(`/share/${surveyId}`);
  await expectNotReloaded(page);
});

test('a broken version is put back by the open tab within two seconds', async ({ page }) => {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/reports')) reports.push(request.postData() ?? '');
  });
  const releases = await openShare(page);
  await page.evaluate(() => {
    const seen = { broken: 0, healed: 0 };
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      const isThere = document.querySelector('[data-module="mf-share"] input') !== null;
      if (!isThere) seen.broken ||= performance.now();
      if (isThere && seen.broken) seen.healed ||= performance.now();
    }).observe(document.body, { childList: true, subtree: true });
  });
  const version = await releases.release('mf-share', { alter: broken });
  await releases.look();
  await expect(page.getByText('In der neuen Version von „Teilen“ ist ein Fehler aufgetreten.')).toBeVisible();
  await expect(publicLink(page)).toBeVisible();
  await picture(page, 'rolled-back');
  const { broken: crashedAt, healed } = await page.evaluate(() => Reflect.get(globalThis, 'seen'));
  test.info().annotations.push({ type: 'put back after', description: `${(healed - crashedAt).toFixed(0)} ms` });
  expect(healed - crashedAt).toBeLessThan(2_000);
  await expectNotReloaded(page);
  // The session, which all modules share, is as it was.
  await expect(page.getByRole('button', { name: /^Profilmenü/ })).toBeVisible();
  await expect.poll(() => reports.join('\n')).toContain('rolled-back');
  expect(reports.join('\n')).toContain(version);
  expect(reports.join('\n')).not.toContain(surveyId);
  expect(reports.join('\n')).not.toContain('kaputt');

  // A fix comes, though the tab takes the broken one no more.
  await releases.look();
  await expect(newLink(page)).toHaveCount(0);
  await releases.release('mf-share', { alter: renewed });
  await releases.look();
  await expect(newLink(page)).toBeVisible();
  await expectNotReloaded(page);
});

test('a module that crashed when it was first drawn gets its fixed version without a reload', async ({ page }) => {
  await signIn(page.context(), product);
  const releases = await new TabReleases(page, product).begin();
  await releases.release('mf-share', { alter: broken, isFirst: true });
  await page.goto(`${product.url}/share/${surveyId}`);
  await expect(retry(page)).toBeVisible();
  await picture(page, 'crashed');
  await markPage(page);
  await releases.release('mf-share', { alter: renewed, isFirst: true });
  // A tab that has seen a crash looks for releases, and may have found this one by itself.
  await expect(async () => {
    if (await retry(page).isVisible()) await retry(page).click({ timeout: 1_000 });
    await expect(newLink(page)).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expectNotReloaded(page);
});

test('an author in mid-edit gets a new version once it is saved', async ({ page }) => {
  await signIn(page.context(), product);
  const releases = await new TabReleases(page, product).begin();
  await page.goto(`${product.url}/configurator/${surveyId}`);
  await page.getByRole('button', { name: 'Als Liste zeigen' }).click();
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /“ nach oben$/ }) })
    .getByRole('button')
    .first();
  await row.click();
  await markPage(page);
  const saving = await holdRequests(page, '**/api/update_survey_blocks');
  const said = page.getByRole('textbox', { name: 'Was der Bot sagt' });
  await said.fill('Mitten im Satz');
  await said.blur();
  await saving.first;
  const version = await releases.release('mf-configurator');
  await releases.look();
  await expect(page.getByText('Sie wartet, bis Ihre Änderungen gespeichert sind.')).toBeVisible();
  await picture(page, 'waiting');
  saving.letGo();
  await page.waitForRequest((request) => request.url().includes(`/mf-configurator/${version}/`));
  await expect(page.getByText('Der Bereich „Bearbeiten“ ist jetzt in einer neuen Version da.')).toBeAttached();
  await expect(page.getByText('Mitten im Satz').first()).toBeAttached();
  await expectNotReloaded(page);
});

test.describe('a version that does not fit', () => {
  const unfit = [
    ['of an older plugin', { needs: { plugin: '1.16.9' } }, /Es fehlt die Federation in der Version 1\.16\.9/],
    [
      'that needs a newer door',
      { needs: { doors: { '@dialogwerk/shared/ui': ['Quantenknopf'] } } },
      /Quantenknopf aus @dialogwerk\/shared\/ui/,
    ],
    ['that needs a newer call', { needs: { calls: { neuerAufruf: 'x' } } }, /auf dem Server neuerAufruf/],
    ['of another contract', { contract: 2 }, /passt nicht zu der Version/],
  ] as const;
  for (const [name, says, sentence] of inTurn(unfit, 1)) {
    test(`${name} is refused with its reason, and the open tab goes on`, async ({ page }) => {
      const releases = await openShare(page);
      await releases.release('mf-share', { says, isFirst: true, alter: renewed });
      await releases.look();
      await expect(publicLink(page)).toBeVisible();
      if (name !== 'of another contract') {
        await expect(page.getByText('Eine neue Version von Dialogwerk ist da.')).toBeVisible();
      }
      await page.reload();
      await expect(share(page).getByText(sentence)).toBeVisible();
      await expect(share(page).getByRole('button', { name: 'Seite neu laden' })).toBeVisible();
      await picture(page, name.replaceAll(' ', '-'));
    });
  }
});

test('a version that somebody else has signed never runs: the last good one comes, or a sentence', async ({ page }) => {
  await signIn(page.context(), product);
  const releases = await new TabReleases(page, product).begin();
  const forged = {
    isForged: true,
    alter: (text: string) => `document.documentElement.dataset.forged = 'yes';\n${text}`,
  };
  await releases.release('mf-share', forged);
  await page.goto(`${product.url}/share/${surveyId}`);
  await expect(publicLink(page)).toBeVisible();
  await releases.release('mf-share', { ...forged, isFirst: true });
  await page.reload();
  await expect(share(page).getByText('nicht von dieser Installation freigegeben')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-forged', 'yes');
  await picture(page, 'forged');
});

test('a version with a React of its own gives way to the last good one', async ({ page }) => {
  await signIn(page.context(), product);
  const releases = await new TabReleases(page, product).begin();
  const { resolve } = createRequire(new URL('../../shell/package.json', import.meta.url));
  const react = await readFile(join(dirname(resolve('react/package.json')), 'cjs', 'react.production.js'), 'utf8');
  const shared = /[\w$]+\([\w$.]+,\{canonical:`default:react`,aliases:\[`react`\]\}\)/;
  const version = await releases.release('mf-share', {
    alter: (text) =>
      shared.test(text)
        ? `const ownReact = (() => { const exports = {};\n${react}\nreturn { ...exports, default: exports }; })();\n` +
          text.replace(shared, 'ownReact')
        : text,
  });
  // Whichever of its files hands on what is shared.
  const altered = page.waitForResponse(
    async (response) =>
      response.url().includes(`/mf-share/${version}/assets/`) && (await response.text()).includes('=ownReact;'),
  );
  await page.goto(`${product.url}/share/${surveyId}`);
  await altered;
  await expect(page.getByText('In der neuen Version von „Teilen“ ist ein Fehler aufgetreten.')).toBeVisible();
  await expect(publicLink(page)).toBeVisible();
});

test('of a version whose files are gone the last good one comes', async ({ page }) => {
  await signIn(page.context(), product);
  const releases = await new TabReleases(page, product).begin();
  releases.remove('mf-share', await releases.release('mf-share', { alter: renewed }));
  await page.goto(`${product.url}/share/${surveyId}`);
  await expect(publicLink(page)).toBeVisible();
});

test('a module that hangs counts as missing after 15 seconds, and a slow one does not', async ({ page }) => {
  await signIn(page.context(), product);
  await page.clock.install();
  const entry = await holdRequests(page, '**/remotes/mf-share/**/remoteEntry.js');
  await page.goto(`${product.url}/share/${surveyId}`);
  await entry.first;
  await expect(share(page)).toHaveAttribute('aria-busy', 'true');
  await page.clock.fastForward(10_000);
  await expect(retry(page)).toHaveCount(0);
  // As often as it takes, because what the page has fetched ahead says nothing of when the shell begins to wait.
  await expect(async () => {
    await page.clock.fastForward(6_000);
    await expect(share(page).getByText('wurde nicht rechtzeitig geladen')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await picture(page, 'hanging');
  entry.letGo();
  // Once it comes, the area goes on by itself.
  await expect(async () => {
    await page.clock.fastForward(6_000);
    await expect(publicLink(page)).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test('a worker whose file has gone with its version leads to a button that loads the page anew', async ({ page }) => {
  const releases = await openShare(page);
  await releases.release('mf-share', { alter: renewed, says: { contract: 2 }, isFirst: true });
  await page.evaluate(() => {
    Object.assign(globalThis, {
      worker: new Worker('/remotes/mf-share/gone/assets/worker.js', { type: 'module' }),
    });
  });
  await expect(page.getByText('Eine neue Version ist da. Bitte laden Sie die Seite neu')).toBeVisible();
  await picture(page, 'reload');
  await page.getByRole('button', { name: 'Seite neu laden' }).click();
  await expect(page.locator('html[data-not-reloaded]')).toHaveCount(0);
});
