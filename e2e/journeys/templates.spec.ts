import { callOrThrow } from '@dialogwerk/shared/testing';
import { inTurn } from '@dialogwerk/shared/testing/rounds';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { expectClean } from '../product/expectClean.ts';
import { keepPicture } from '../product/keepPicture.ts';
import { lookAt, looks } from '../product/lookAt.ts';
import { logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import type { Product } from '../product/startProduct.ts';
import { test } from '../product/test.ts';

let product: Product;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
});

const open = async (page: Page) => {
  await signIn(page.context(), product);
  await page.goto(`${product.url}/dashboard`);
  await page.getByRole('button', { name: 'Vorlagen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Womit möchten Sie beginnen?' });
  await expect(dialog.getByRole('radio').first()).toBeVisible();
  return dialog;
};

/** The dialogs of a name that the author has now. */
async function namesLike(search: string): Promise<string[]> {
  const { surveys } = await callOrThrow(product.url, 'listSurveys', { search }, await logIn(product));
  return surveys.map(({ survey_name }) => survey_name);
}

test('a template is found, looked at, made with one click and opens without a finding; it can be taken back', async ({
  page,
}) => {
  const dialog = await open(page);
  await dialog.getByRole('searchbox').fill('beschwerde');
  await expect(dialog.getByRole('status')).toHaveText('1 Vorlage');
  const preview = dialog.getByRole('region', { name: 'So beginnt „Beschwerde aufnehmen“' });
  await expect(preview.getByText('Worum geht es?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Vorlage verwenden' }).click();

  await expect(page).toHaveURL(/\/configurator\//);
  await expect(page.getByRole('group', { name: /^Block 1,/ })).toContainText('Worum geht es?');
  await expect(page.getByRole('status').filter({ hasText: 'Dialogprüfung: keine Fehler gefunden.' })).toBeAttached();
  expect(await namesLike('Beschwerde aufnehmen')).toEqual(['Beschwerde aufnehmen']);

  await page.getByRole('button', { name: 'Rückgängig', exact: true }).last().click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect.poll(() => namesLike('Beschwerde aufnehmen')).toEqual([]);
});

test('by the keyboard alone: search, arrow keys, Enter', async ({ page }) => {
  const dialog = await open(page);
  await dialog.getByRole('searchbox').focus();
  await page.keyboard.type('team');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  const chosen = dialog.getByRole('radio', { checked: true });
  await expect(chosen).toBeFocused();
  await expect(chosen).toHaveAccessibleName(/^Teamstimmung/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/configurator\//);
});

test('nothing is cut or unreadable on a wide screen and on a phone, light and dark', async ({ page }) => {
  let shown = 0;
  const lookAround = async (name: string): Promise<void> => {
    // Wide and light first, then small and dark.
    for (const look of inTurn(looks, 3 * shown++)) {
      await lookAt(page, look);
      const where = `${name}-${look.width}-${look.colorScheme}`;
      await keepPicture(page, { path: `artefacts/${where}.png` });
      await expectClean(page, where);
    }
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const dialog = await open(page);
  await dialog.getByRole('radio', { name: /^Feedback zur Veranstaltung/ }).check();
  await expect(dialog.getByRole('region', { name: /^So beginnt „Feedback/ })).toBeVisible();
  await lookAround('templates');
  await dialog.getByRole('searchbox').fill('Rechtsschutzversicherungsgesellschaften');
  await expect(dialog.getByText('Keine Vorlage passt zu Ihrer Suche.')).toBeVisible();
  await lookAround('templates-none');
});
