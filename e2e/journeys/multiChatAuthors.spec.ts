import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { expectNoFindings, wcag } from '../product/expectClean.ts';
import { keepPicture } from '../product/keepPicture.ts';
import { logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import type { Product } from '../product/startProduct.ts';
import { test } from '../product/test.ts';
import { threeChats } from '../product/threeChats.ts';
import type { ThreeChats } from '../product/threeChats.ts';

let product: Product;
let token: string;
let chats: ThreeChats;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
  token = await logIn(product);
  chats = await threeChats(product, token);
});
test.beforeEach(({ context }) => signIn(context, product));

/** Keeps a screenshot of each state and looks at it with axe. */
async function look(page: Page, name: string): Promise<void> {
  await keepPicture(page, { path: `artefacts/multi-chat/${name}.png`, animations: 'disabled' });
  await expectNoFindings(page, name, wcag);
}

test('the whole is published with a trigger that waits two minutes, and brought back', async ({ page }) => {
  await page.goto(`${product.url}/multi/${chats.id}`);
  const bar = page.getByRole('region', { name: 'Stand und Veröffentlichung' });
  await expect(bar.getByText('Veröffentlicht', { exact: true })).toBeVisible();
  await expect(bar.getByRole('switch', { name: 'Live' })).toBeChecked();
  await page.getByRole('button', { name: 'Auslöser anlegen' }).click();
  const form = page.getByRole('dialog', { name: 'Auslöser anlegen' });
  await form.getByLabel('Art').selectOption({ label: 'Dialog wechseln' });
  await form
    .getByLabel('Nach dem Block')
    .selectOption({ label: '2. Da war noch eine Spur im Schnee. Was schließt du daraus?' });
  await form.getByLabel('geht es weiter bei').selectOption({ label: '3. Wen klagst du an?' });
  await form.getByLabel('Erst nach so langem Schweigen').fill('2');
  await look(page, 'delay');
  await form.getByRole('button', { name: 'Anlegen', exact: true }).click();
  await expect(page.getByText(/2 Minuten lang ohne Antwort/)).toBeVisible();
  await expect(bar.getByText('1 unveröffentlichte Änderung')).toBeVisible();
  await look(page, 'authors');
  await bar.getByRole('button', { name: 'Veröffentlichen' }).click();
  const steps = page.getByRole('complementary', { name: 'Veröffentlichung' });
  await expect(steps.getByText('Auslöser, Hinweise und Reihenfolge: 1 Änderung')).toBeVisible();
  await look(page, 'publishing');
  await steps.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  // The witness alone would be warned of nothing; what is found is asked about first.
  await expect(bar.getByText('Veröffentlicht', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(bar.getByText('1 unveröffentlichte Änderung')).toBeVisible();
});

test('a key is made, shown once and revoked', async ({ page }) => {
  await page.goto(`${product.url}/multi/${chats.id}`);
  await page.getByRole('button', { name: 'Schnittstelle' }).click();
  const signals = page.getByRole('dialog', { name: 'Aufrufe von außen' });
  await signals.getByRole('button', { name: 'Schlüssel erzeugen' }).click();
  await expect(signals.getByRole('textbox', { name: 'Schlüssel' })).toBeVisible();
  await look(page, 'key');
  await signals.getByRole('button', { name: 'Schließen' }).click();
  await page.getByRole('button', { name: 'Schnittstelle' }).click();
  await expect(signals.getByText(/nicht noch einmal gezeigt/)).toBeVisible();
  await signals.getByRole('button', { name: 'Widerrufen' }).click();
  await expect(signals.getByText('Es gibt keinen Schlüssel.')).toBeVisible();
  const { made_at } = await callOrThrow(product.url, 'signalKey', { id: chats.id }, token);
  expect(made_at).toBeNull();
});

test('invented players check the whole, and show a game; what can be found out is noted', async ({ page }) => {
  await page.goto(`${product.url}/multi/${chats.id}`);
  await page.getByRole('tab', { name: 'Hinweise' }).click();
  await page.getByRole('button', { name: 'Hinweis anlegen' }).click();
  const form = page.getByRole('dialog', { name: 'Hinweis anlegen' });
  await form.getByLabel('Art').selectOption({ label: 'Ende' });
  await form.getByLabel(/^Gefunden/).selectOption({ label: '3. Wen klagst du an?' });
  await form.getByLabel('Titel').fill('Der Fall ist gelöst');
  await form.getByLabel('Was dann').fill('Die Spur im Schnee hat alles verraten.');
  await look(page, 'hint-form');
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('1. Der Fall ist gelöst')).toBeVisible();
  await look(page, 'hints');
  await page.getByRole('tab', { name: 'Prüfen' }).click();
  await page.getByRole('button', { name: 'Prüfung starten' }).click();
  await expect(page.getByText('10.000 haben gespielt, alle bis zu einem Ende.')).toBeVisible();
  await look(page, 'check');
  await page.getByRole('button', { name: 'Gespräch ansehen: Der Fall ist gelöst' }).click();
  await expect(page.getByText('Person · Ermittlung').last()).toBeVisible();
  await look(page, 'check-game');
});

test.describe('on a phone in the dark', () => {
  test.use({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' });
  test('everything has its place', async ({ page }) => {
    await page.goto(`${product.url}/multi/${chats.id}`);
    await expect(page.getByRole('switch', { name: 'Live' })).toBeVisible();
    await look(page, 'authors-phone');
    await page.getByRole('button', { name: 'Schnittstelle' }).click();
    await expect(page.getByRole('button', { name: 'Schlüssel erzeugen' })).toBeVisible();
    await look(page, 'key-phone');
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Prüfen' }).click();
    await look(page, 'check-phone');
  });
});
