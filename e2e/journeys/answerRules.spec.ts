import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { expectClean, expectNoFindings } from '../product/expectClean.ts';
import { addBlock } from '../product/liveDialog.ts';
import { lookAt, looks } from '../product/lookAt.ts';
import { logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import type { Product } from '../product/startProduct.ts';
import { test } from '../product/test.ts';

let product: Product;
let token: string;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
  token = await logIn(product);
});

const inspectorOf = (page: Page) => page.getByRole('complementary', { name: 'Eigenschaften' });

async function select(page: Page, block: number): Promise<void> {
  await page.getByRole('group', { name: new RegExp(`^Block ${block},`) }).click();
}

/** A dialog of three questions; the first gets its form by hand, the last its rule. */
async function builtByHand(page: Page): Promise<string> {
  const { survey } = await callOrThrow(product.url, 'createSurvey', { survey_name: 'Schichten' }, token);
  const { survey_id } = survey;
  const clock = { in_words: false };
  await addBlock(product, token, survey_id, { id: 'konto', type: 'open', context: 'Wohin überweisen wir?' });
  await addBlock(product, token, survey_id, {
    id: 'von',
    type: 'time',
    context: 'Wann beginnt Ihre Schicht?',
    fields: { variable: 'beginn', ...clock },
  });
  await addBlock(product, token, survey_id, {
    id: 'bis',
    type: 'time',
    context: 'Wann endet sie?',
    fields: { variable: 'ende', ...clock },
  });
  await signIn(page.context(), product);
  await page.goto(`${product.url}/configurator/${survey_id}`);
  const inspector = inspectorOf(page);

  await select(page, 3);
  await inspector.getByRole('button', { name: 'Prüfung der Antwort', exact: true }).click();
  await inspector.getByRole('button', { name: 'Regel hinzufügen' }).click();
  await inspector.getByRole('combobox', { name: 'Vergleich in Zeile 1' }).selectOption('ist nach');
  await inspector.getByRole('combobox', { name: 'Womit: Wert in Zeile 1' }).selectOption('Antwort „beginn“');
  await inspector
    .getByRole('textbox', { name: 'Wenn eine Antwort nicht passt' })
    .fill('Sie beginnen um {{beginn}}. Wann danach enden Sie?');
  await inspector.getByRole('button', { name: 'Regel entfernen' }).scrollIntoViewIfNeeded();
  await expectNoFindings(page, 'rules-rule');

  await select(page, 1);
  await inspector.getByRole('combobox', { name: 'Form der Antwort' }).selectOption('IBAN');
  const trial = inspector.getByRole('textbox', { name: 'Ausprobieren' });
  await trial.fill('DE02 1203 0000 0000 2020 52');
  await expect(inspector.getByRole('status')).toContainText('Diese Antwort passt nicht.');
  await trial.fill('DE02 1203 0000 0000 2020 51');
  await expect(inspector.getByRole('status')).toHaveText('Diese Antwort passt.');
  for (const look of looks) {
    await lookAt(page, look);
    await trial.scrollIntoViewIfNeeded();
    await expectNoFindings(page, `rules-form-${look.width}-${look.colorScheme}`);
  }
  await expect
    .poll(async () => (await callOrThrow(product.url, 'dialog', { survey_id }, token)).all_questions)
    .toMatchObject([
      { pattern: '{IBAN}' },
      {},
      { must: 'ende > beginn', wrong: 'Sie beginnen um {{beginn}}. Wann danach enden Sie?' },
    ]);
  await callOrThrow(product.url, 'switchActivateLink', { item: { survey_id, active: true } }, token);
  return survey_id;
}

test('an author asks for an IBAN and for an end after the beginning, and respondents are told what does not fit', async ({
  page,
  browser,
}) => {
  const survey_id = await builtByHand(page);
  const respondent = await (await browser.newContext()).newPage();
  const problem = respondent.getByRole('alert').filter({ hasText: /\S/ });
  await respondent.goto(`${product.url}/assess_live/${survey_id}`);

  const line = respondent.getByRole('textbox', { name: 'Wohin überweisen wir?' });
  await line.fill('DE02 1203 0000 0000 2020 52');
  await line.press('Enter');
  await expect(problem).toHaveText('Bitte geben Sie eine gültige IBAN ein, zum Beispiel DE02 1203 0000 0000 2020 51.');
  // What was typed stays, to be mended.
  await expect(line).toHaveValue('DE02 1203 0000 0000 2020 52');
  await expect(line).toHaveAttribute('aria-invalid', 'true');
  for (const look of looks) {
    await lookAt(respondent, look);
    await expectClean(respondent, `rules-messenger-${look.width}-${look.colorScheme}`);
  }
  await line.fill('DE02 1203 0000 0000 2020 51');
  await line.press('Enter');

  const clock = respondent.locator('input[type=time]');
  const send = respondent.getByRole('button', { name: 'Senden' });
  await expect(respondent.getByText('Wann beginnt Ihre Schicht?')).toBeVisible();
  await clock.fill('09:30');
  await send.click();
  await expect(respondent.getByText('Wann endet sie?')).toBeVisible();
  await clock.fill('09:00');
  await send.click();
  await expect(problem).toHaveText('Sie beginnen um 09:30 Uhr. Wann danach enden Sie?');
  await clock.fill('17:00');
  await send.click();
  await expect(respondent.getByText('17:00 Uhr', { exact: true })).toBeVisible();
  await expect(clock).toHaveCount(0);

  // With another beginning the end does not fit any more, and is asked for anew.
  await respondent.getByRole('button', { name: 'Ändern' }).nth(1).click();
  const sheet = respondent.getByRole('dialog', { name: 'Antwort ändern' });
  await sheet.locator('input[type=time]').fill('18:00');
  await sheet.getByRole('button', { name: 'Senden' }).click();
  await expect(sheet).toContainText('Dann passt diese spätere Antwort nicht mehr:');
  await sheet.getByRole('button', { name: 'Trotzdem ändern' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(respondent.getByText('17:00 Uhr', { exact: true })).toHaveCount(0);
  await clock.fill('23:00');
  await send.click();
  await expect(respondent.getByText('23:00 Uhr', { exact: true })).toBeVisible();
  await respondent.context().close();
});

test('who finds no fitting answer is told twice, and the dialog goes on where its author wants', async ({
  browser,
}) => {
  const { survey } = await callOrThrow(product.url, 'createSurvey', { survey_name: 'Kundennummer' }, token);
  const { survey_id } = survey;
  await addBlock(product, token, survey_id, {
    id: 'kunde',
    type: 'number',
    context: 'Wie lautet Ihre Kundennummer?',
    fields: { min: 1000, in_words: false, variable: 'kunde', tries: 2, tries_target: 'ohne' },
  });
  await addBlock(product, token, survey_id, { id: 'mit', type: 'open', context: 'Danke! Noch etwas?' });
  await addBlock(product, token, survey_id, { id: 'ohne', type: 'open', context: 'Wie heißen Sie?' });
  await callOrThrow(product.url, 'switchActivateLink', { item: { survey_id, active: true } }, token);
  const respondent = await (await browser.newContext()).newPage();
  await respondent.goto(`${product.url}/assess_live/${survey_id}`);
  const line = respondent.getByRole('textbox');
  await line.press('Enter');
  await expect(respondent.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await line.fill('weiß nicht');
  await line.press('Enter');
  await expect(respondent.getByText('Bitte geben Sie eine Zahl ein.', { exact: true })).toBeVisible();
  await expect(line).toHaveValue('');
  await line.fill('12');
  await expectClean(respondent, 'rules-tries');
  await line.press('Enter');
  await expect(respondent.getByText('Dann geht es ohne diese Antwort weiter.')).toBeVisible();
  await expect(respondent.getByText('Wie heißen Sie?')).toBeVisible();

  await respondent.getByRole('button', { name: 'Ändern' }).last().click();
  const sheet = respondent.getByRole('dialog', { name: 'Antwort ändern' });
  await sheet.getByRole('textbox').fill('13');
  await sheet.getByRole('textbox').press('Enter');
  await expect(sheet.getByRole('alert').filter({ hasText: /\S/ })).toContainText('mindestens 1000');
  await sheet.getByRole('textbox').fill('1234');
  await sheet.getByRole('textbox').press('Enter');
  await expect(respondent.getByText('Danke! Noch etwas?')).toBeVisible();
  await respondent.context().close();
});
