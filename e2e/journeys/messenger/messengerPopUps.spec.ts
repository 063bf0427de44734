import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { liveDialog, storedAnswers } from '../../product/liveDialog.ts';
import { logIn } from '../../product/phq9.ts';
import type { Product } from '../../product/startProduct.ts';
import { test } from '../../product/test.ts';
import { composerOf, twelveQuestions } from '../../product/dialogs/twelveQuestions.ts';

let product: Product;
let token: string;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
  token = await logIn(product);
});

/** A conversation with one stored answer, at its second question. */
async function atSecondQuestion(page: Page): Promise<string> {
  const survey_id = await liveDialog(product, token, twelveQuestions);
  await page.goto(`${product.url}/assess_live/${survey_id}`);
  await composerOf(page).getByRole('textbox').fill('Bitte löschen Sie das.');
  await composerOf(page).getByRole('button', { name: 'Senden' }).click();
  await expect(page.getByText('Frage 2 von zwölf?')).toBeVisible();
  expect(await storedAnswers(product, token, survey_id)).toEqual([{ f1: 'Bitte löschen Sie das.' }]);
  return survey_id;
}

async function expectPersistent(page: Page, popUp: Locator, wide: number): Promise<void> {
  await expect.poll(async () => (await popUp.boundingBox())?.width).toBe(wide);
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
  await expect(popUp).toBeVisible();
  await page.mouse.click(5, 5);
  await page.mouse.click(5, (page.viewportSize()?.height ?? 0) - 5);
  await expect(popUp).toBeVisible();
}

test('restart asks in a persistent pop-up of 400 px, goes back with the focus, and begins anew [§4.25]', async ({
  page,
}) => {
  const survey_id = await atSecondQuestion(page);
  const menu = page.getByRole('button', { name: 'Menü' });
  const opener = page.getByRole('button', { name: 'Neu starten' });
  // Nothing that takes an answer away is one tap from it.
  await expect(opener).toBeHidden();
  await expect(page.getByRole('button', { name: 'Dialog löschen' })).toBeHidden();
  await menu.click();
  await opener.click();
  const popUp = page.getByRole('dialog');
  await expectPersistent(page, popUp, 400);
  const [back, restart] = [popUp.getByRole('button').first(), popUp.getByRole('button').last()];
  await back.click();
  await expect(popUp).toHaveCount(0);
  await expect(menu).toBeFocused();
  await expect(page.getByText('Frage 2 von zwölf?')).toBeVisible();

  await menu.click();
  await opener.click();
  await restart.click();
  await expect(page.getByText('Frage 2 von zwölf?')).toHaveCount(0);
  await expect(page.getByText('Frage 1 von zwölf?')).toBeVisible();
  await composerOf(page).getByRole('textbox').fill('Noch einmal.');
  await composerOf(page).getByRole('button', { name: 'Senden' }).click();
  await expect(page.getByText('Frage 2 von zwölf?')).toBeVisible();
  expect(await storedAnswers(product, token, survey_id)).toContainEqual({ f1: 'Noch einmal.' });
});

test('delete asks in a persistent pop-up, takes every answer away and ends on /exit/deleted_de [§2.31 §4.24 §4.25]', async ({
  page,
}) => {
  const survey_id = await atSecondQuestion(page);
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('button', { name: 'Dialog löschen' }).click();
  const popUp = page.getByRole('dialog');
  await expectPersistent(page, popUp, 400);
  await popUp.getByRole('button').last().click();
  await expect(page).toHaveURL(`${product.url}/exit/deleted_de`);
  expect(await storedAnswers(product, token, survey_id)).toEqual([]);
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => localStorage.getItem(key)?.includes('Bitte löschen')),
  );
  expect(kept).toEqual([]);

  await page.goto(`${product.url}/assess_live/${survey_id}`);
  await expect(page.getByText('Frage 1 von zwölf?')).toBeVisible();
  await expect(page.getByText('Bitte löschen Sie das.')).toHaveCount(0);
});

test('on a phone the pop-up leaves room at its sides and is used by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const survey_id = await atSecondQuestion(page);
  const menu = page.getByRole('button', { name: 'Menü' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Dialog löschen' }).focus();
  await page.keyboard.press('Enter');
  const popUp = page.getByRole('dialog');
  const back = popUp.getByRole('button').first();
  // The safe way is the first one that the keyboard meets, also after a click beside the pop-up.
  await expect(back).toBeFocused();
  await expectPersistent(page, popUp, 328);
  await page.keyboard.press('Tab');
  await expect(back).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(popUp).toHaveCount(0);
  await expect(menu).toBeFocused();
  expect(await storedAnswers(product, token, survey_id)).toHaveLength(1);
});

test('without a network nothing is deleted, and the pop-up says so', async ({ page, context }) => {
  const survey_id = await atSecondQuestion(page);
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('button', { name: 'Dialog löschen' }).click();
  await context.setOffline(true);
  const popUp = page.getByRole('dialog');
  await popUp.getByRole('button').last().click();
  await expect(popUp.getByRole('alert')).toContainText('es wurde nichts gelöscht');
  await context.setOffline(false);
  await popUp.getByRole('button').first().click();
  await expect(composerOf(page).getByRole('button', { name: 'Mittags' })).toBeVisible();
  expect(await storedAnswers(product, token, survey_id)).toHaveLength(1);
});
