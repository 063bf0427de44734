import { expect } from 'playwright/test';
import { liveDialog, storedAnswers } from '../../product/liveDialog.ts';
import { logIn } from '../../product/phq9.ts';
import { test } from '../../product/test.ts';
import { composerOf } from '../../product/dialogs/twelveQuestions.ts';

test('what is typed stays as it was typed, with umlauts and commas, and is stored as what it is', async ({
  page,
  sharedProduct: product,
}) => {
  const token = await logIn(product);
  const survey_id = await liveDialog(product, token, {
    name: 'Wie getippt',
    settings: { speed: 1 },
    ending: 'Das war alles.',
    blocks: [
      { id: 'mail', type: 'email', context: 'Ihre E-Mail?' },
      { id: 'seite', type: 'url', context: 'Ihre Seite?' },
      { id: 'telefon', type: 'phone', context: 'Ihr Telefon?' },
      { id: 'betrag', type: 'number', context: 'Welcher Betrag?', fields: { unit: 'Euro' } },
    ],
  });
  await page.goto(`${product.url}/assess_live/${survey_id}`);
  const bubbles = page.getByRole('log').locator('.dw-user');
  const replies = [
    ['Ihre E-Mail?', 'Max@müller.de', 'Max@müller.de'],
    ['Ihre Seite?', 'www.Büro-Müller.de/Über', 'www.Büro-Müller.de/Über'],
    ['Ihr Telefon?', '+49 (0)30 / 12 34-56', '+49 (0)30 / 12 34-56'],
    ['Welcher Betrag?', '1.000,50', '1.000,50 Euro'],
  ] as const;
  for (const [question, typed, shown] of replies) {
    await expect(page.getByText(question)).toBeVisible();
    await composerOf(page).getByRole('textbox').fill(typed);
    await page.keyboard.press('Enter');
    await expect(bubbles.last()).toHaveText(shown);
  }
  await expect(page.getByText('Das war alles.')).toBeVisible();
  await page.reload();
  await expect(bubbles).toHaveText(replies.map(([, , shown]) => shown));
  expect(await storedAnswers(product, token, survey_id)).toEqual([
    {
      mail: 'Max@müller.de',
      seite: 'https://www.Büro-Müller.de/Über',
      telefon: '+49 (0)30 / 12 34-56',
      betrag: 1000.5,
    },
  ]);
});
