import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { expectNoFindings, wcag } from '../../product/expectClean.ts';
import { addBlock } from '../../product/liveDialog.ts';
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

const properties = (page: Page): Locator => page.getByRole('complementary', { name: 'Eigenschaften' });
const said = (page: Page): Locator => properties(page).getByRole('textbox', { name: 'Was der Bot sagt' });
const button = (page: Page, name: string): Locator =>
  properties(page).getByRole('toolbar', { name: 'Gestalten: Was der Bot sagt' }).getByRole('button', { name });

/** A dialog that asks for a name and then says something, with the second block open. */
async function openMessage(page: Page, context: string): Promise<() => Promise<string | undefined>> {
  const { survey } = await callOrThrow(product.url, 'createSurvey', { survey_name: 'Texte' }, token);
  const { survey_id } = survey;
  const name = { id: 'name', type: 'open', context: 'Wie heißen Sie?', fields: { variable: 'vorname' } } as const;
  await addBlock(product, token, survey_id, name);
  await addBlock(product, token, survey_id, { id: 'gruss', type: 'message', context, fields: { short_name: 'Gruß' } });
  await signIn(page.context(), product);
  await page.goto(`${product.url}/configurator/${survey_id}`);
  await page.getByRole('group', { name: /^Block 2,/ }).focus();
  await page.keyboard.press('Enter');
  await expect(said(page)).toBeVisible();
  return async () => {
    const { all_questions } = await callOrThrow(product.url, 'dialog', { survey_id }, token);
    return all_questions.find(({ unique_question_id }) => unique_question_id === 'gruss')?.context;
  };
}

test('a message is written by keyboard alone: bubbles, a variable, bold, italic, a link; stored is its text', async ({
  page,
}) => {
  const stored = await openMessage(page, '');
  await said(page).focus();
  await page.keyboard.type('Guten Tag, {{vor');
  await expect(page.getByRole('option', { name: 'vorname', selected: true })).toBeVisible();
  await expectNoFindings(page, 'list of variables', wcag);
  await page.keyboard.press('Enter');
  await page.keyboard.type('!');
  await page.keyboard.press('Control+Enter');
  await page.keyboard.type('Das ist ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('sehr');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' *wichtig*');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Mehr ');
  await page.keyboard.press('Control+k');
  await page.getByRole('textbox', { name: 'Adresse' }).fill('beispiel.de/mehr');
  await page.getByRole('textbox', { name: 'Was dort steht' }).fill('dazu');
  await page.keyboard.press('Enter');
  await expect(said(page)).toBeFocused();
  await expect(said(page).locator('strong')).toHaveText('sehr');
  await expect(said(page).locator('em')).toHaveText('wichtig');
  const text = 'Guten Tag, {{vorname}}!#1500#Das ist **sehr** *wichtig*\nMehr [dazu](https://beispiel.de/mehr)';
  await expect.poll(stored).toBe(text);

  await properties(page).getByRole('button', { name: '1,5 Sekunden Pause ändern' }).press('Enter');
  await page.getByRole('textbox', { name: 'Sekunden' }).fill('0,8');
  await page.keyboard.press('Enter');
  await expect.poll(stored).toBe(text.replace('#1500#', '#800#'));
  await expectNoFindings(page, 'a message with everything', wcag);

  await button(page, 'Als Text bearbeiten').click();
  await expect(said(page)).toHaveValue(text.replace('#1500#', '#800#'));
  await said(page).fill('Hallo #500#Welt');
  await properties(page).getByRole('button', { name: 'Mit Sprechblasen bearbeiten' }).click();
  await expect(properties(page).getByRole('button', { name: '0,5 Sekunden Pause ändern' })).toBeVisible();
  await expect.poll(stored).toBe('Hallo #500#Welt');
});

test('what is pasted from a web page keeps bold, italic and links alone; undo takes back typing, then the graph goes on', async ({
  page,
}) => {
  const stored = await openMessage(page, 'Vorher.');
  await said(page).focus();
  await page.keyboard.press('Control+End');
  await said(page).evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      '<h1 style="color:red">Titel</h1><p>Das <b>ist</b> <i>alles</i>,\n <a href="https://a.de/x">hier</a><script>alert(1)</script><img src=x></p>',
    );
    clipboardData.setData('text/plain', 'Titel');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  const pasted = 'Vorher.Titel\nDas **ist** *alles*, [hier](https://a.de/x)';
  await expect.poll(stored).toBe(pasted);
  await page.keyboard.press('Control+z');
  await expect(said(page)).toHaveText('Vorher.');
  await expect.poll(stored).toBe('Vorher.');
  await page.keyboard.press('Control+y');
  await expect.poll(stored).toBe(pasted);
  await page.getByRole('toolbar', { name: 'Werkzeuge' }).getByRole('button', { name: 'Rückgängig' }).click();
  await expect.poll(stored).toBe('Vorher.');
  await expect(said(page)).toHaveText('Vorher.');
});

test('a text that cannot be shown stays as it is', async ({ page }) => {
  const text = '**[Wichtig](https://beispiel.de)**';
  const stored = await openMessage(page, text);
  await expect(said(page)).toHaveValue(text);
  await expect(properties(page).getByText(/nur als Text bearbeiten/)).toBeVisible();
  expect(await stored()).toBe(text);
});
