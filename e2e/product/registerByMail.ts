import type { Browser, Page } from 'playwright/test';
import { linkOf } from './mailCatcher.ts';
import type { CaughtMail } from './mailCatcher.ts';
import type { Product } from './startProduct.ts';

/** Opens the link of an invitation in a browser of its own and makes the account there; gives the page, which is on the dashboard. */
export async function registerByMail(browser: Browser, product: Product, mail: CaughtMail): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(linkOf(mail, product));
  await page.getByLabel('Vorname').fill('Nora');
  await page.getByLabel('Nachname').fill('Neu');
  await page.getByLabel('Passwort', { exact: true }).fill('sieben graue Katzen');
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  await page.waitForURL(`${product.url}/dashboard`);
  return page;
}
