import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import { expectNoFindings, wcag } from '../../product/expectClean.ts';
import { logIn } from '../../product/phq9.ts';
import { signIn } from '../../product/signIn.ts';
import type { Product } from '../../product/startProduct.ts';
import { test } from '../../product/test.ts';

let product: Product;
let token: string;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
  token = await logIn(product);
});

test('the preview follows the selected block and what is typed, takes replies and values, and is open again next time', async ({
  page,
}) => {
  const wanted = { survey_name: 'Nebenbei gesehen', template: 'interview' } as const;
  const { survey } = await callOrThrow(product.url, 'createSurvey', wanted, token);
  await signIn(page.context(), product);
  await page.goto(`${product.url}/configurator/${survey.survey_id}`);
  const card = (number: number) => page.getByRole('group', { name: new RegExp(`^Block ${number},`) });
  await expect(card(1)).toBeVisible();
  await page.keyboard.press('p');
  const preview = page.getByRole('complementary', { name: 'Vorschau' });
  const log = preview.getByRole('log');
  await expect(log).toContainText('Fahren Sie im Alltag mit dem Fahrrad?');

  await card(4).focus();
  await page.keyboard.press('Enter');
  await expect(log).toContainText('Was hält Sie davon ab?');
  await expect(log).toContainText('Nein, nie');
  const said = page.getByRole('textbox', { name: 'Was der Bot sagt' });
  await said.fill('Was hindert Sie, {{faehrt_rad}}?');
  await expect(log).toContainText('Was hindert Sie, Nein, nie?');
  await expectNoFindings(page, 'preview beside the graph', wcag);

  await preview.getByText(/^\d+ Variablen?$/).click();
  const value = preview.getByRole('textbox', { name: 'Wert von faehrt_rad' });
  await value.fill('Ada');
  await value.press('Enter');
  await expect(log).toContainText('Was hindert Sie, Ada?');
  await expectNoFindings(page, 'values in the preview', wcag);
  await preview.getByRole('button', { name: 'Eigenen Wert von faehrt_rad entfernen' }).click();
  await expect(log).toContainText('Was hindert Sie, Nein, nie?');

  // The author goes on as a respondent would; the test conversation on the server knows nothing of it.
  await preview.getByRole('button', { name: 'Von vorn' }).click();
  await preview.getByRole('button', { name: 'Ja, oft' }).click();
  await expect(log).toContainText('Wie weit ist Ihr häufigster Weg?');
  await preview.getByRole('button', { name: 'Wie am Computer' }).click();
  await page.reload();
  await expect(log).toContainText('Fahren Sie im Alltag mit dem Fahrrad?');
  await expect(preview.getByRole('button', { name: 'Wie am Computer' })).toHaveAttribute('aria-pressed', 'true');
  await card(1).focus();
  await page.keyboard.press('p');
  await expect(preview).toHaveCount(0);
});

test('a test is shown as the preview is, and its arrow leads back to the block', async ({ page }) => {
  const survey_name = 'Donaudampfschifffahrtskapitänsbefragung zum Fahrrad';
  const { survey } = await callOrThrow(product.url, 'createSurvey', { survey_name, template: 'interview' }, token);
  await signIn(page.context(), product);
  await page.goto(`${product.url}/configurator/${survey.survey_id}`);
  await page.getByRole('group', { name: /^Block 4,/ }).click();
  await page.getByRole('link', { name: 'Testen' }).click();
  const log = page.getByRole('log');
  await expect(log).toContainText('Fahren Sie im Alltag mit dem Fahrrad?');
  const named = page.getByText(survey_name).filter({ visible: true });
  await expect(page.getByRole('navigation', { name: 'Sie sind hier' })).toContainText(survey_name);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(survey_name);
  expect((await log.boundingBox())?.width).toBeLessThanOrEqual(360);
  await expectNoFindings(page, 'a test as on a phone', wcag);
  const devices = page.getByRole('group', { name: 'Darstellung' });
  await devices.getByRole('button', { name: 'Wie am Computer' }).click();
  await expect.poll(async () => (await log.boundingBox())?.width).toBeGreaterThan(600);
  await page.reload();
  await expect(devices.getByRole('button', { name: 'Wie am Computer' })).toHaveAttribute('aria-pressed', 'true');
  await devices.getByRole('button', { name: 'Wie auf dem Telefon' }).click();

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(devices).toBeHidden();
  await expect(named).toHaveCount(1);
  await expect.poll(async () => (await page.locator('.dw').boundingBox())?.width).toBe(360);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('link', { name: 'Bearbeiten', exact: true }).click();
  await page.getByRole('group', { name: /^Block 4,/ }).click();
  await page.getByRole('link', { name: 'Testen' }).click();
  await page.getByRole('link', { name: 'Zurück zum Bearbeiten' }).click();
  await expect(page.getByRole('textbox', { name: 'Was der Bot sagt' })).toHaveText('Was hält Sie davon ab?');
});
