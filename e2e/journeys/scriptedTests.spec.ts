import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import { composerOf } from '../product/dialogs/twelveQuestions.ts';
import { expectNoFindings, wcag } from '../product/expectClean.ts';
import { liveDialog } from '../product/liveDialog.ts';
import { logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import { test } from '../product/test.ts';

test('a conversation that is kept as a test is shown where it breaks, and told before the dialog is published', async ({
  sharedProduct: product,
  page,
  context,
}) => {
  const token = await logIn(product);
  const survey_id = await liveDialog(product, token, {
    name: 'Weiterempfehlung',
    settings: { speed: 1 },
    ending: 'Das war alles.',
    blocks: [
      { id: 'eins', type: 'open', context: 'Wie finden Sie uns?', fields: { short_name: 'Eins' } },
      { id: 'zwei', type: 'open', context: 'Und warum?', fields: { short_name: 'Zwei' } },
    ],
  });
  await signIn(context, product);
  const tests = page.getByRole('complementary', { name: 'Tests' });
  await page.goto(`${product.url}/configurator/${survey_id}?tool=tests`);
  await expect(tests.getByText('Noch kein Test')).toBeVisible();
  await tests.getByRole('button', { name: 'Zu „Testen“' }).click();

  const reply = async (text: string): Promise<void> => {
    await composerOf(page).getByRole('textbox').fill(text);
    await composerOf(page).getByRole('button', { name: 'Senden' }).click();
  };
  await expect(page.getByText('Wie finden Sie uns?')).toBeVisible();
  await reply('Sehr gut');
  await expect(page.getByText('Und warum?')).toBeVisible();
  await reply('Freundlich');
  await expect(page.getByText('Das war alles.')).toBeVisible();
  await page.getByRole('button', { name: 'Menü', exact: true }).click();
  await page.getByRole('button', { name: 'Als Test behalten' }).click();
  await expect(page.getByText('„Sehr gut · Freundlich“ ist jetzt ein Test.')).toBeVisible();

  await callOrThrow(
    product.url,
    'updateSurveyBlocks',
    { action: 'delete', survey_id, unique_question_id: 'zwei' },
    token,
  );
  await page.goto(`${product.url}/configurator/${survey_id}?tool=tests`);
  await expect(tests.getByText('Der Test ist nicht bestanden.')).toBeVisible();
  await expect(tests.getByText('Der Dialog ist hier zu Ende', { exact: false })).toBeVisible();
  await expectNoFindings(page, 'tests', wcag);
  await tests.getByRole('button', { name: 'Zum Block „Eins“' }).click();
  await expect(page.getByRole('textbox', { name: 'Was der Bot sagt' })).toHaveText('Wie finden Sie uns?');

  await page.goto(`${product.url}/configurator/${survey_id}?tool=publishing`);
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  const asked = page.getByRole('dialog');
  await expect(asked.getByText('Der Test „Sehr gut · Freundlich“ ist nicht bestanden', { exact: false })).toBeVisible();
});
