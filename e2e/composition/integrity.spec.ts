import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteRegistry } from '@dialogwerk/shared/contract';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { areas } from '../product/areas.ts';
import { livePhq9, logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import type { Product } from '../product/startProduct.ts';
import { test } from '../product/test.ts';

let product: Product;
let surveyId: string;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
  surveyId = await livePhq9(product, await logIn(product));
});

function areaOf(id: string): (typeof areas)[number] {
  const area = areas.find(({ module }) => module === id);
  if (!area) throw new Error(`No area of ${id}.`);
  return area;
}
const share = areaOf('mf-share');

// Because a file that is still being changed when the page goes fails the test.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'wait' }));

/** What ran although nobody released it. */
const MARK = 'document.documentElement.dataset.forged = "yes";';

async function openShare(page: Page): Promise<void> {
  await signIn(page.context(), product);
  await page.goto(product.url + share.path(surveyId));
}

const registryOf = async (page: Page): Promise<RemoteRegistry> =>
  (await page.request.get(`${product.url}/remotes.json`)).json();

/** Has a script arrive with something else in it than was released. */
async function tamperWith(page: Page, pattern: RegExp): Promise<() => number> {
  let times = 0;
  await page.route(pattern, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${MARK}\n${await response.text()}` });
    times += 1;
  });
  return () => times;
}

/** As a new file, because the released one is a link to what was built. */
async function replace(path: string, content: string | Buffer): Promise<void> {
  await rm(path);
  await writeFile(path, content);
}

test('every screen runs under the policy, and nothing is refused', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || /integrity/i.test(message.text())) refused.push(message.text());
  });
  page.on('pageerror', ({ message }) => refused.push(message));
  await signIn(page.context(), product);
  for (const { path, own } of areas) {
    const answer = await page.goto(product.url + path(surveyId));
    expect(answer?.headers()['integrity-policy']).toBe('blocked-destinations=(script)');
    await expect(own(page)).toBeVisible();
  }
  expect(refused).toEqual([]);
});

test('a module whose script was changed on the way does not run, and its area says that it is missing', async ({
  page,
}) => {
  const tampered = await tamperWith(page, /\/remotes\/mf-share\/[^/]+\/assets\/.*\.js/);
  await openShare(page);
  await expect(page.getByRole('region', { name: share.name }).getByRole('alert')).toBeVisible();
  expect(tampered()).toBeGreaterThan(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-forged', 'yes');
  await expect(page.getByRole('banner')).toBeVisible();
});

test('a script of the shell that was changed on the way does not run', async ({ page }) => {
  const tampered = await tamperWith(page, /\/assets\/.*\.js/);
  const refusal = page.waitForEvent('console', (message) => /integrity/i.test(message.text()));
  await page.goto(`${product.url}/login`);
  await refusal;
  await expect.poll(tampered).toBeGreaterThan(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-forged', 'yes');
});

test('a script whose hash nobody has named does not run', async ({ page }) => {
  await page.goto(`${product.url}/login`);
  await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
  const [remote] = (await registryOf(page)).remotes;
  // As an address that is in no map: the same file, but another query.
  const ran = await page.evaluate(
    (address) =>
      import(address).then(
        () => true,
        () => false,
      ),
    `${remote?.entry}?unnamed`,
  );
  expect(ran).toBe(false);
});

test('a file that was changed on the disk is not sent', async ({ page }) => {
  const remote = (await registryOf(page)).remotes.find(({ id }) => id === 'mf-analyse');
  const file = Object.keys(remote?.integrity ?? {}).find((path) => path.startsWith('assets/'));
  const path = join(product.dataDir, 'releases', 'mf-analyse', remote?.version ?? '', file ?? '');
  const url = `${product.url}/remotes/mf-analyse/${remote?.version}/${file}`;
  expect((await page.request.get(url)).status()).toBe(200);
  const released = await readFile(path);
  await replace(path, MARK);
  try {
    expect((await page.request.get(url)).status()).toBe(404);
  } finally {
    await replace(path, released);
  }
  expect((await page.request.get(url)).status()).toBe(200);
});
