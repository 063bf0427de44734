import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import { expectClean, expectNoFindings } from '../product/expectClean.ts';
import { liveDialog } from '../product/liveDialog.ts';
import { lookAt } from '../product/lookAt.ts';
import { logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import { test } from '../product/test.ts';
import { lookInside } from '../product/widgetOn.ts';
import { twelveQuestions } from '../product/dialogs/twelveQuestions.ts';

test('an author sets up the widget beside the real one, in which nothing begins, and says where it may be', async ({
  context,
  page,
  sharedProduct: product,
}) => {
  const token = await logIn(product);
  const survey_id = await liveDialog(product, token, twelveQuestions);
  await signIn(context, product);
  await lookInside(page);
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => void (message.type() === 'error' && faults.push(message.text())));
  await page.goto(`${product.url}/share/${survey_id}`);
  await page.getByRole('button', { name: 'Einbindung einrichten' }).click();
  const preview = page.frameLocator('iframe[title="Vorschau"]');
  // What stands at the corner of a frame cannot be scrolled to from inside of it.
  await page.getByTitle('Vorschau').scrollIntoViewIfNeeded();
  await preview.getByRole('button', { name: 'Ihre Meinung' }).click();
  const dialog = preview.frameLocator('iframe');
  await expect(dialog.getByText('Frage 1 von zwölf?')).toBeVisible();
  await expectClean(page, 'share-embedding');

  const set = async (label: string, option: string): Promise<void> => {
    await page.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: option }).click();
  };
  await set('Art', 'Leiste von der Seite');
  await set('Öffnet sich', 'nach einiger Zeit');
  await page.getByRole('textbox', { name: 'Nach wie vielen Sekunden?' }).fill('1');
  await page.getByRole('textbox', { name: 'Beschriftung' }).fill('Kurz gefragt');
  await expect(preview.getByRole('dialog', { name: 'Kurz gefragt' })).toBeVisible();
  await expect(dialog.getByText('Frage 1 von zwölf?')).toBeVisible();
  const { total } = await callOrThrow(product.url, 'resultOverview', { survey_id, filter: '' }, token);
  expect(total).toBe(0);

  await page.getByRole('textbox', { name: 'Website' }).fill('www.example.org');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'https://www.example.org nicht mehr erlauben' })).toBeVisible();
  await lookAt(page, { width: 360, height: 800, colorScheme: 'dark' });
  // The tabs scroll in a row of their own.
  await expectNoFindings(page, 'share-embedding-phone-dark');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(faults).toEqual([]);
});
