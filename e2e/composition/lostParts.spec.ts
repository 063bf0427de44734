import { expect } from 'playwright/test';
import { livePhq9, logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import type { Product } from '../product/startProduct.ts';
import { test } from '../product/test.ts';

let product: Product;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
  await livePhq9(product, await logIn(product));
});

const lost = 'Dieser Teil der Seite konnte nicht geladen werden.';

test('a picture whose code does not come leaves the list of dialogs as it is', async ({ page }) => {
  await signIn(page.context(), product);
  await page.route('**/assets/GraphDrawing-*.js', (route) => route.abort());
  await page.goto(`${product.url}/dashboard`);
  await expect(page.getByText(lost)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ihre Dialoge' })).toBeVisible();
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /PHQ-9/ }) });
  await expect(card.first()).toBeVisible();
  await expect(card.first().locator('svg path').first()).toBeVisible();
});

test('a menu whose code does not come says so, and opens once it is tried again', async ({ page }) => {
  await signIn(page.context(), product);
  await page.route('**/assets/AccountMenu-*.js', (route) => route.abort());
  await page.goto(`${product.url}/dashboard`);
  await page.getByRole('button', { name: /^Profilmenü/ }).click();
  await expect(page.getByText(lost)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ihre Dialoge' })).toBeVisible();
  await page.unroute('**/assets/AccountMenu-*.js');
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
});
