import type { Page } from 'playwright/test';
import { expect } from 'playwright/test';
import type { Product } from './startProduct.ts';

/** Logs the product's first account in through the login screen; ends on the dashboard. */
export async function logInAs(page: Page, product: Product): Promise<void> {
  await page.goto(`${product.url}/login`);
  await page.getByLabel('E-Mail').fill(product.account.username);
  await page.getByLabel('Passwort', { exact: true }).fill(product.account.password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}
