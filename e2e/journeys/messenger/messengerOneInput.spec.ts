import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { composerOf } from '../../product/dialogs/twelveQuestions.ts';
import { keepPicture } from '../../product/keepPicture.ts';
import { liveDialog, storedAnswers } from '../../product/liveDialog.ts';
import type { PlannedBlock } from '../../product/liveDialog.ts';
import { logIn } from '../../product/phq9.ts';
import type { Product } from '../../product/startProduct.ts';
import { test } from '../../product/test.ts';

test.use({ viewport: { width: 360, height: 640 } });

let product: Product;
let token: string;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
  token = await logIn(product);
});

const options = ['Morgens', 'Mittags', 'Abends'].map((text) => ({ id: text.toLowerCase(), text, score: 1 }));
const inWords = { in_words: true };

async function openDialog(page: Page, blocks: readonly PlannedBlock[]): Promise<string> {
  const survey_id = await liveDialog(product, token, { name: 'Ein Feld', settings: { speed: 1 }, blocks });
  await page.goto(`${product.url}/dialog/${survey_id}`);
  return survey_id;
}

test('questions that words may answer have one field and one button, for taps, digits and words', async ({ page }) => {
  const survey_id = await openDialog(page, [
    { id: 'wann', type: 'single', context: 'Wann geht es Ihnen am besten?', fields: { options, ...inWords } },
    {
      id: 'alter',
      type: 'number',
      context: 'Wie alt sind Sie?',
      fields: { min: 0, max: 120, unit: 'Jahre', ...inWords },
    },
    { id: 'tag', type: 'date', context: 'Seit welchem Tag?', fields: inWords },
    { id: 'zeit', type: 'time', context: 'Um welche Uhrzeit?', fields: inWords },
    { id: 'regler', type: 'slider', context: 'Wie stark?', fields: { min: 0, max: 100, step: 1, ...inWords } },
  ]);
  const composer = composerOf(page);
  const field = composer.getByRole('textbox');
  const send = composer.getByRole('button', { name: /^(Senden|Weiter)$/ });
  const say = async (asked: string, text: string): Promise<void> => {
    await expect(page.getByText(asked)).toBeVisible();
    await expect(send).toHaveCount(1);
    await expect(field).toHaveCount(1);
    await keepPicture(page, { path: `artefacts/messenger/one-input-${asked.replaceAll(/\W/g, '')}.png` });
    await field.fill(text);
    await send.click();
  };
  await say('Wann geht es Ihnen am besten?', 'abends');
  await say('Wie alt sind Sie?', '42');
  await say('Seit welchem Tag?', '3.5.2025');
  await say('Um welche Uhrzeit?', '8:30');
  await say('Wie stark?', '70');
  await expect(page.getByText('Danke!')).toBeVisible();
  expect(await storedAnswers(product, token, survey_id)).toEqual([
    { wann: 'abends', alter: 42, tag: '2025-05-03', zeit: '08:30', regler: 70 },
  ]);
});

test('what is ticked, put in order, set or written and not sent is there again after a reload', async ({ page }) => {
  const survey_id = await openDialog(page, [
    { id: 'viele', type: 'multiple', context: 'Welche?', fields: { options, min: 1, max: 3 } },
    { id: 'reihe', type: 'ranking', context: 'In welcher Reihenfolge?', fields: { options } },
    { id: 'regler', type: 'slider', context: 'Wie stark?', fields: { min: 0, max: 100, step: 1 } },
    { id: 'wann', type: 'single', context: 'Wann?', fields: { options, ...inWords } },
  ]);
  const composer = composerOf(page);
  const next = composer.getByRole('button', { name: 'Weiter' });
  await composer.getByRole('checkbox', { name: 'Morgens' }).check();
  await composer.getByRole('checkbox', { name: 'Abends' }).check();
  await page.reload();
  await expect(composer.getByRole('checkbox', { name: 'Morgens' })).toBeChecked();
  await expect(composer.getByRole('checkbox', { name: 'Abends' })).toBeChecked();
  await next.click();
  await composer.getByRole('button', { name: '„Abends“ nach oben' }).click();
  await page.reload();
  await expect(composer.getByRole('listitem').nth(1)).toContainText('Abends');
  await next.click();
  await composer.getByRole('slider').fill('70');
  await page.reload();
  await expect(composer.getByRole('slider')).toHaveValue('70');
  await next.click();
  await composer.getByRole('textbox').fill('eher abends');
  await page.reload();
  await expect(composer.getByRole('textbox')).toHaveValue('eher abends');
  await composer.getByRole('button', { name: 'Abends' }).click();
  await expect(page.getByText('Danke!')).toBeVisible();
  expect(await storedAnswers(product, token, survey_id)).toEqual([
    { viele: ['morgens', 'abends'], reihe: ['morgens', 'abends', 'mittags'], regler: 70, wann: 'abends' },
  ]);
});
