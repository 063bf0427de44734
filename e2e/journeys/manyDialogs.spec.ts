import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import { newAuthor } from '../product/newAuthor.ts';
import { logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import { test } from '../product/test.ts';

test('many dialogs are paged, chosen, moved by the keyboard and brought back', async ({
  page,
  context,
  sharedProduct,
}) => {
  const { url } = sharedProduct;
  const account = await newAuthor(sharedProduct, await logIn(sharedProduct));
  const { token } = await callOrThrow(url, 'login', account);
  for (let index = 0; index < 30; index += 1)
    await callOrThrow(url, 'createSurvey', { survey_name: `Welle ${index}`, template: 'quiz' }, token);
  await signIn(context, { url, account });
  await page.goto(`${url}/dashboard?ordnung=name`);
  const cards = page.getByRole('list', { name: 'Dialoge' }).getByRole('heading', { level: 2 });
  await expect(cards).toHaveCount(24);
  await expect(cards.nth(2)).toHaveText('Welle 2');
  await expect(page.getByText('30 Dialoge')).toBeVisible();
  await page.getByRole('button', { name: 'Weitere anzeigen (6)' }).click();
  await expect(cards).toHaveCount(30);
  await expect(cards.last()).toHaveText('Welle 29');
  // The picture of each comes by itself.
  await expect(page.locator('li svg[viewBox] path[d^="M"][fill="none"]')).toHaveCount(30);

  await page.getByRole('checkbox', { name: '„Welle 0“ auswählen' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('checkbox', { name: '„Welle 1“ auswählen' }).focus();
  await page.keyboard.press('Space');
  const bar = page.getByRole('region', { name: 'Auswahl' });
  await expect(bar.getByRole('status')).toHaveText('2 ausgewählt');
  await bar.getByRole('button', { name: 'Verschieben' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Name des Ordners' }).fill('Archäologie');
  await page.getByRole('dialog').getByRole('button', { name: 'Verschieben' }).press('Enter');
  await page.getByRole('link', { name: 'Archäologie (2)' }).press('Enter');
  await expect(cards).toHaveText(['Welle 0', 'Welle 1']);
  await page.reload();
  await expect(cards).toHaveText(['Welle 0', 'Welle 1']);

  await page.getByRole('checkbox', { name: '„Welle 1“ auswählen' }).check();
  await bar.getByRole('button', { name: 'Archivieren' }).click();
  await expect(cards).toHaveText(['Welle 0']);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(cards).toHaveText(['Welle 0', 'Welle 1']);
});

test('sixty dialogs and a multi-chat are worked with in a table, by the keyboard', async ({
  page,
  context,
  sharedProduct,
}) => {
  const { url } = sharedProduct;
  const account = await newAuthor(sharedProduct, await logIn(sharedProduct));
  const { token } = await callOrThrow(url, 'login', account);
  const ids: string[] = [];
  for (let index = 0; index < 62; index += 1) {
    const name = `Welle ${String(index).padStart(2, '0')}`;
    const { survey } = await callOrThrow(url, 'createSurvey', { survey_name: name, template: 'quiz' }, token);
    ids.push(survey.survey_id);
  }
  await callOrThrow(url, 'createManager', { name: 'Welle 00: Krimi', survey_ids: ids.slice(-2) }, token);
  await signIn(context, { url, account });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${url}/dashboard?ordnung=name`);
  await page.getByRole('button', { name: 'Tabelle' }).click();
  const table = page.getByRole('treegrid', { name: 'Dialoge' });
  const rows = table.getByRole('row').filter({ has: page.getByRole('checkbox') });
  // What follows comes by itself as the end comes into sight; the dialogs of the multi-chat are folded in it.
  await rows.last().scrollIntoViewIfNeeded();
  await expect(rows).toHaveCount(61);
  await page.reload();
  await expect(rows.nth(1)).toContainText('Welle 00: Krimi');

  await rows.first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(rows.nth(2)).toContainText('Welle 60');
  await expect(rows.nth(3)).toContainText('Welle 61');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await expect(page.getByRole('region', { name: 'Auswahl' }).getByRole('status')).toHaveText('1 ausgewählt');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/configurator\//);
});
