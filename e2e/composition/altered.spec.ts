import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { holdRequests } from '../product/holdRequests.ts';
import { keepPicture } from '../product/keepPicture.ts';
import { livePhq9, logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import type { Product } from '../product/startProduct.ts';
import { startProxy } from '../product/startProxy.ts';
import type { Proxy } from '../product/startProxy.ts';
import { test } from '../product/test.ts';

// What happens to files between server and browser, and how a tab comes through it.
let product: Product;
let proxy: Proxy;
let surveyId: string;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
  proxy = await startProxy(product);
  surveyId = await livePhq9(product, await logIn(product));
});
test.afterAll(() => proxy.stop());
test.beforeEach(({ page }) => signIn(page.context(), product));

const ANY = Number.POSITIVE_INFINITY;
const ofShare = /\/remotes\/mf-share\/[^/]+\/assets\/.*\.js/;
const share = (page: Page) => page.getByRole('region', { name: 'Teilen' });
const publicLink = (page: Page) => page.getByRole('textbox', { name: 'Öffentlicher Link', exact: true });
const picture = (page: Page, name: string) => keepPicture(page, { path: `artefacts/releases/${name}.png` });

test('a file that a proxy has altered once is fetched past the cache, and nobody sees anything of it', async ({
  page,
}) => {
  proxy.alter(ofShare, 1);
  await page.goto(`${proxy.url}/share/${surveyId}`);
  await expect(publicLink(page)).toBeVisible();
  expect(proxy.altered()).toBe(1);
  // The right one has taken its place in the browser's cache.
  await page.reload();
  await expect(publicLink(page)).toBeVisible();
});

test('a proxy that alters a file each time is named, and once it does no more the area comes by itself', async ({
  page,
}) => {
  proxy.alter(ofShare, ANY);
  await page.goto(`${proxy.url}/share/${surveyId}`);
  await expect(share(page).getByText('kam verändert an, auch beim zweiten Versuch')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await picture(page, 'altered');
  proxy.alter(ofShare, 0);
  await expect(publicLink(page)).toBeVisible();
});

test('a part on demand that was altered once comes all the same', async ({ page }) => {
  proxy.alter(/\/assets\/AccountMenu-.*\.js/, 1);
  await page.goto(`${proxy.url}/dashboard`);
  await page.getByRole('button', { name: /^Profilmenü/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  expect(proxy.altered()).toBe(1);
});

test('a chunk that comes after 20 seconds is shown then, without a click', async ({ page }) => {
  await page.clock.install();
  const chunk = await holdRequests(page, ofShare);
  await page.goto(`${product.url}/share/${surveyId}`);
  await chunk.first;
  await expect(share(page)).toHaveAttribute('aria-busy', 'true');
  // As often as it takes, because what the page has fetched ahead says nothing of when the shell begins to wait.
  await expect(async () => {
    await page.clock.fastForward(5_000);
    await expect(share(page).getByText('sobald er da ist, erscheint er von selbst')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await picture(page, 'late');
  chunk.letGo();
  await expect(publicLink(page)).toBeVisible();
});

test('a tab without network says so, and goes on by itself when it is back', async ({ page, context }) => {
  await page.goto(`${product.url}/analyse/${surveyId}`);
  await expect(page.getByRole('heading', { name: 'Analyse', level: 1 })).toBeVisible();
  await context.setOffline(true);
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/share/${surveyId}`);
  await expect(share(page).getByText('Sie sind gerade offline.')).toBeVisible();
  await picture(page, 'offline');
  await context.setOffline(false);
  await expect(publicLink(page)).toBeVisible();
});
