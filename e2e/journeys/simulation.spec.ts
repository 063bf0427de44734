import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import { expectNoFindings, wcag } from '../product/expectClean.ts';
import { longQuestionnaire } from '../product/dialogs/longQuestionnaire.ts';
import { keepPicture } from '../product/keepPicture.ts';
import { logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import type { Product } from '../product/startProduct.ts';
import { test } from '../product/test.ts';

let product: Product;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
});

test('ten thousand invented respondents show which ways nobody takes, and can be stopped', async ({ page }) => {
  const token = await logIn(product);
  const { survey } = await callOrThrow(product.url, 'importQuestionnaire', { content: longQuestionnaire(30) }, token);
  await signIn(page.context(), product);
  await page.goto(`${product.url}/configurator/${survey.survey_id}`);

  await page.getByRole('button', { name: 'Probelauf', exact: true }).click();
  const panel = page.getByRole('complementary', { name: 'Probelauf' });
  await panel.getByRole('button', { name: 'Probelauf starten' }).click();
  await expect(panel.getByRole('progressbar')).toBeVisible();
  await panel.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(panel.getByRole('progressbar')).toBeHidden();

  await panel.getByRole('button', { name: 'Probelauf starten' }).click();
  await expect(panel.getByText('Probelauf mit 10.000 Teilnehmenden beendet.')).toBeVisible({ timeout: 60_000 });
  await expect(panel.getByRole('row', { name: /^Antworten/ })).toContainText(/\d/);
  await expect(panel.getByText('Jeder Block und jeder Weg wurde mindestens einmal genommen.')).toBeVisible();
  await expectNoFindings(page, 'simulation', wcag);
  await keepPicture(page, { path: 'artefacts/simulation.png' });
});
