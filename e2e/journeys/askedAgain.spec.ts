import { readFile } from 'node:fs/promises';
import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import { expectNoFindings } from '../product/expectClean.ts';
import { liveDialog } from '../product/liveDialog.ts';
import { lookAt, looks } from '../product/lookAt.ts';
import { logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import { test } from '../product/test.ts';

/** Asks for a child once more by a jump back, which overwrites the name of the one before. */
const children = [
  { id: 'name', type: 'open', context: 'Wie heißt Ihr Kind?', fields: { variable: 'name' } },
  {
    id: 'more',
    type: 'single',
    context: 'Haben Sie noch ein Kind?',
    fields: {
      options: [
        { id: 'yes', text: 'Ja', score: null },
        { id: 'no', text: 'Nein', score: null },
      ],
      jump_to_ids: [{ kind: 'option', option_id: 'yes', target: 'name' }],
    },
  },
] as const;

test('what a jump back overwrites is said while editing, stands in the conversation and comes as a file', async ({
  browser,
  sharedProduct: product,
}) => {
  const token = await logIn(product);
  const survey_id = await liveDialog(product, token, { name: 'Kinder', blocks: children });
  const page = await browser.newPage();
  await signIn(page.context(), product);

  await page.goto(`${product.url}/configurator/${survey_id}`);
  await page.getByRole('button', { name: 'Dialogprüfung', exact: true }).click();
  const hint = page
    .getByRole('complementary', { name: 'Dialogprüfung' })
    .getByRole('listitem')
    .filter({ hasText: 'In Tabelle und Datei steht nur die letzte Antwort' });
  await hint.getByRole('button', { name: 'Gespräch zeigen' }).click();
  await expect(hint.getByText('Wie heißt Ihr Kind?').nth(1)).toBeVisible();
  for (const look of looks) {
    await lookAt(page, look);
    await expectNoFindings(page, `asked-again-hint-${look.width}-${look.colorScheme}`);
  }

  const respondent = await (await browser.newContext()).newPage();
  await respondent.goto(`${product.url}/assess_live/${survey_id}`);
  for (const [name, more] of [
    ['Anna', 'Ja'],
    ['Ben', 'Ja'],
    ['Clara', 'Nein'],
  ] as const) {
    await respondent.getByRole('textbox').fill(name);
    await respondent.keyboard.press('Enter');
    await respondent.getByRole('button', { name: more, exact: true }).last().click();
  }
  await expect(respondent.getByText('Danke!')).toBeVisible();
  await respondent.context().close();
  const { conversations } = await callOrThrow(product.url, 'answers', { survey_id }, token);
  expect(conversations.map(({ answers }) => answers['name'])).toEqual(['Clara']);

  await page.goto(`${product.url}/analyse/${survey_id}`);
  await page
    .getByRole('group', { name: /^1 Gespräch,/ })
    .getByRole('button')
    .first()
    .click();
  await expect(page.getByText('Frühere Antwort: 1. von 3 auf diese Frage').first()).toBeVisible();
  await expect(page.getByText('Frühere Antwort: 2. von 3 auf diese Frage').first()).toBeVisible();
  for (const look of looks) {
    await lookAt(page, look);
    await expectNoFindings(page, `asked-again-transcript-${look.width}-${look.colorScheme}`);
  }

  await page.goto(`${product.url}/analyse/${survey_id}?export=1`);
  const dialog = page.getByRole('dialog', { name: 'Antworten exportieren' });
  await dialog.getByRole('combobox', { name: 'Format' }).click();
  await page.getByRole('option', { name: 'CSV' }).click();
  await dialog.getByRole('combobox', { name: 'Zeilen' }).click();
  await page.getByRole('option', { name: 'Eine frühere Antwort je Zeile' }).click();
  await expectNoFindings(page, 'asked-again-export');
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Datei herunterladen' }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  expect(text).toContain('Anna');
  expect(text).toContain('Ben');
  expect(text).not.toContain('Clara');
  await page.context().close();
});
