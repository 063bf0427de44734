import { expect } from 'playwright/test';
import { expectClean } from '../../product/expectClean.ts';
import { liveDialog, storedAnswers } from '../../product/liveDialog.ts';
import { lookAt, looks } from '../../product/lookAt.ts';
import { logIn } from '../../product/phq9.ts';
import { test } from '../../product/test.ts';

test('emojis are picked below the field, by a tap and by keyboard, and stand in the answer', async ({
  page,
  sharedProduct,
}) => {
  const token = await logIn(sharedProduct);
  const survey_id = await liveDialog(sharedProduct, token, {
    name: 'Ihr Tag',
    settings: { speed: 1 },
    blocks: [
      { id: 'tag', type: 'open', context: 'Wie war Ihr Tag?', fields: { emoji: true } },
      { id: 'sonst', type: 'open', context: 'Sonst noch etwas?' },
    ],
  });
  await page.goto(`${sharedProduct.url}/assess_live/${survey_id}`);
  const field = page.getByRole('textbox', { name: 'Wie war Ihr Tag?' });
  await field.fill('Schön');
  const emojis = page.getByRole('button', { name: '🙂 Emojis' });
  await emojis.click();
  for (const look of looks) {
    await lookAt(page, { ...look, height: 740 });
    await expectClean(page, `emojis-${look.width}-${look.colorScheme}`);
  }
  await page.getByRole('button', { name: '😀' }).click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Schön😀😍');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('toolbar')).toBeHidden();
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sonst noch etwas?')).toBeVisible();
  await expect(emojis).toHaveCount(0);
  const answers = await storedAnswers(sharedProduct, token, survey_id);
  expect(answers.map(({ tag }) => tag)).toEqual(['Schön😀😍']);
});
