import { studyDay } from '@dialogwerk/shared/contract';
import { expect } from 'playwright/test';
import { liveDialog } from '../../product/liveDialog.ts';
import { logIn } from '../../product/phq9.ts';
import { signIn } from '../../product/signIn.ts';
import { test } from '../../product/test.ts';

const DAY_MS = 86_400_000;

test('a day in the future is refused, and an age leads on', async ({ page, sharedProduct: product }) => {
  const token = await logIn(product);
  const survey_id = await liveDialog(product, token, {
    name: 'Geburtstag',
    blocks: [
      {
        id: 'geburtstag',
        type: 'date',
        context: 'Wann sind Sie geboren?',
        fields: {
          variable: 'geburtstag',
          in_words: false,
          earliest: 'plusjahre(heute(), -120)',
          latest: 'heute()',
          jump_to_ids: [{ kind: 'condition', condition: 'alter(geburtstag) >= 18', target: 'wahl' }],
        },
      },
      { id: 'kind', type: 'message', context: 'Noch keine 18.', fields: { is_end: true } },
      { id: 'wahl', type: 'open', context: 'Geboren am {{geburtstag}}: Was wählen Sie?' },
    ],
  });

  await page.goto(`${product.url}/dialog/${survey_id}`);
  const field = page.locator('input[type=date]');
  await field.fill(studyDay(Date.now() + 2 * DAY_MS));
  await page.getByRole('button', { name: 'Senden' }).click();
  await expect(page.getByText(/Das Datum ist zu spät\. Bitte geben Sie spätestens den/)).toBeVisible();
  await field.fill('1990-03-12');
  await page.getByRole('button', { name: 'Senden' }).click();
  await expect(page.getByText('Geboren am 12.03.1990: Was wählen Sie?')).toBeVisible();

  await signIn(page.context(), product);
  await page.goto(`${product.url}/configurator/${survey_id}`);
  await page.getByRole('toolbar', { name: 'Werkzeuge' }).getByRole('button', { name: 'Als Liste zeigen' }).click();
  await page
    .getByRole('list', { name: /^Liste mit/ })
    .getByRole('listitem')
    .filter({ hasText: 'Wann sind Sie geboren?' })
    .getByRole('button')
    .first()
    .click();
  const panel = page.getByRole('complementary', { name: 'Eigenschaften' });
  await expect(panel.getByRole('combobox', { name: 'Spätestens, beweglich' })).toHaveValue('heute()');
  await expect(panel.getByRole('combobox', { name: 'Vergleich in Zeile 1' })).toHaveValue('age-at-least');
});
