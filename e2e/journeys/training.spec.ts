import { readFile } from 'node:fs/promises';
import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import type { Browser, Page } from 'playwright/test';
import { composerOf } from '../product/dialogs/twelveQuestions.ts';
import { addMember } from '../product/addMember.ts';
import { liveDialog } from '../product/liveDialog.ts';
import type { PlannedDialog } from '../product/liveDialog.ts';
import { logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import type { Account, Product } from '../product/startProduct.ts';
import { test } from '../product/test.ts';

const options = (...labels: string[]) => labels.map((text, at) => ({ id: `o${at}`, text, score: null }));

const dialog: PlannedDialog = {
  name: 'Weg zur Arbeit',
  blocks: [
    {
      id: 'late',
      type: 'single',
      context: 'Kommen Sie pünktlich an?',
      fields: { options: options('Ja', 'Nein'), in_words: true },
    },
    {
      id: 'way',
      type: 'single',
      context: 'Wie kommen Sie zur Arbeit?',
      fields: { options: options('Mit dem Rad', 'Mit dem Auto', 'Zu Fuß'), in_words: true },
    },
    { id: 'more', type: 'open', context: 'Und sonst?' },
  ],
};

let product: Product;
let survey_id: string;
let trainer: Account;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
  const token = await logIn(product);
  survey_id = await liveDialog(product, token, dialog);
  trainer = await addMember(product, token, { survey_id, name: 'trainerin', new_role: 'Trainieren' });
});

async function say(page: Page, text: string): Promise<void> {
  await composerOf(page).getByRole('textbox').fill(text);
  await composerOf(page).getByRole('textbox').press('Enter');
}

/** A new respondent, in front of the question about the way. */
async function atTheWay(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${product.url}/dialog/${survey_id}`);
  await expect(page.getByText('Kommen Sie pünktlich an?')).toBeVisible();
  await say(page, 'nee, eher nich so');
  await expect(page.getByText('Das verstehe ich als „Nein“.')).toBeVisible();
  await expect(page.getByText('Wie kommen Sie zur Arbeit?')).toBeVisible();
  return page;
}

test('what one respondent says is asked again, trained by key, and understood from the next one', async ({
  browser,
  page,
}) => {
  const first = await atTheWay(browser);
  await say(first, 'ich nehm mein Stahlross');
  await expect(first.getByText(/nicht verstanden/)).toBeVisible();
  await expect(first.getByRole('button', { name: 'Mit dem Rad', exact: true })).toBeVisible();

  // Somebody who may train, and nothing else.
  await signIn(page.context(), { ...product, account: trainer });
  await page.goto(`${product.url}/intrance/${survey_id}`);
  await page.getByRole('button', { name: /Wie kommen Sie zur Arbeit\?/ }).click();
  await page.getByRole('tab', { name: /Nicht verstanden/ }).click();
  const waiting = page.getByRole('listbox', { name: /^Antworten/ });
  await expect(waiting.getByRole('option', { name: /^ich nehm mein Stahlross/ })).toBeVisible();
  await waiting.press('1');
  await expect(page.getByText('„ich nehm mein Stahlross“ als „Mit dem Rad“ zugeordnet.')).toBeVisible();

  await page.getByRole('button', { name: 'Prüfen und übernehmen' }).click();
  const changed = page.getByRole('list', { name: 'Vorher und nachher' }).getByRole('listitem');
  await expect(changed).toContainText('ich nehm mein Stahlross');
  await expect(changed).toContainText('Mit dem Rad');
  await page.getByRole('button', { name: 'Übernehmen', exact: true }).click();
  await expect(page.getByText('Das Training gilt jetzt für alle Teilnehmenden.')).toBeVisible();

  const next = await atTheWay(browser);
  await say(next, 'ich nehm mein Stahlross');
  await expect(next.getByText('Das verstehe ich als „Mit dem Rad“.')).toBeVisible();
  await expect(next.getByText('Und sonst?')).toBeVisible();
});

test('examples go out as a file of each kind, come back with one more, and that is undone', async ({ page }) => {
  const examples = { id: survey_id, questionId: 'way', target: 'o1', examples: ['im Wagen'] };
  await callOrThrow(product.url, 'addTrainingExamples', examples, await logIn(product));
  await signIn(page.context(), { ...product, account: trainer });
  await page.goto(`${product.url}/intrance_old/${survey_id}`);
  await expect(page.getByRole('cell', { name: 'im Wagen', exact: true })).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Speichern als …' }).click();
  await page.getByRole('menuitem', { name: 'CSV (.csv)' }).click();
  const csv = await readFile(await (await saving).path(), 'utf8');
  const line = csv.split(/\r?\n/).find((one) => one.includes('im Wagen')) ?? '';
  const more = `${csv.trimEnd()}\r\n${line.replace('im Wagen', 'mit der Karre')}\r\n`;
  const file = { name: 'training.csv', mimeType: 'text/csv', buffer: Buffer.from(more) };
  await page.locator('input[type=file]').setInputFiles(file);
  const reading = page.getByRole('dialog', { name: 'Datei einlesen' });
  await expect(reading.getByText('1 Beispiel kommt hinzu.')).toBeVisible();
  await reading.getByRole('button', { name: 'Hinzufügen' }).click();
  const added = page.getByRole('cell', { name: 'mit der Karre', exact: true });
  await expect(added).toBeVisible();
  await page.getByRole('button', { name: 'Rückgängig', exact: true }).click();
  await expect(page.getByText('Rückgängig gemacht.')).toBeVisible();
  await expect(added).toHaveCount(0);
});

for (const [kind, extension] of [
  ['Rasa NLU', '.yml'],
  ['Microsoft LU', '.lu'],
] as const) {
  test(`what was saved as ${kind} comes back with one more`, async ({ page }) => {
    const examples = { id: survey_id, questionId: 'way', target: 'o1', examples: ['im {Wagen} [x](y)'] };
    await callOrThrow(product.url, 'addTrainingExamples', examples, await logIn(product));
    await signIn(page.context(), { ...product, account: trainer });
    await page.goto(`${product.url}/intrance_old/${survey_id}`);
    await expect(page.getByRole('cell', { name: 'im {Wagen} [x](y)', exact: true })).toBeVisible();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Speichern als …' }).click();
    await page.getByRole('menuitem', { name: `${kind} (${extension})` }).click();
    const saved = await readFile(await (await saving).path(), 'utf8');
    const more = saved.replace(/im (\\?)\{Wagen/, 'im $1{Bollerwagen');
    const file = { name: `training${extension}`, mimeType: 'text/plain', buffer: Buffer.from(more) };
    await page.locator('input[type=file]').setInputFiles(file);
    const reading = page.getByRole('dialog', { name: 'Datei einlesen' });
    await expect(reading.getByText(`Erkannt als ${kind}.`)).toBeVisible();
    await expect(reading.getByText('1 Beispiel kommt hinzu.')).toBeVisible();
    await reading.getByRole('button', { name: 'Hinzufügen' }).click();
    const added = page.getByRole('cell', { name: 'im {Bollerwagen} [x](y)', exact: true });
    await expect(added).toBeVisible();
    await page.getByRole('button', { name: 'Rückgängig', exact: true }).click();
    await expect(added).toHaveCount(0);
  });
}
