import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import { expectClean } from '../product/expectClean.ts';
import { liveDialog } from '../product/liveDialog.ts';
import { logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import { test } from '../product/test.ts';

const options = ['Ja', 'Nein'].map((text, index) => ({ id: `o${index + 1}`, text, score: null }));
const password = 'Moorhuhn-auf-Reisen';

test('figures are shown to whoever has the link and its password, until the link is revoked', async ({
  browser,
  sharedProduct: product,
}) => {
  const token = await logIn(product);
  const survey_id = await liveDialog(product, token, {
    name: 'Zufriedenheit',
    blocks: [
      { id: 'happy', type: 'single', context: 'Sind Sie zufrieden?', fields: { options } },
      { id: 'words', type: 'open', context: 'Warum?' },
    ],
  });
  // Nobody is shown a group of fewer than five.
  for (const option_id of ['o2', 'o2', 'o2', 'o2', 'o2', 'o1']) {
    const { token_live } = await callOrThrow(product.url, 'registerLive', { survey_id });
    await callOrThrow(product.url, 'conversation', { survey_id }, token_live);
    const replies = [
      ['happy', { type: 'single', option_id }],
      ['words', { type: 'open', text: 'Geheimwort' }],
    ] as const;
    for (const [unique_question_id, reply] of replies) {
      const turn = { survey_id, turn_id: crypto.randomUUID(), unique_question_id, nachfrage_id: null, reply };
      await callOrThrow(product.url, 'turn', turn, token_live);
    }
  }

  const author = await browser.newPage();
  await signIn(author.context(), product);
  await author.goto(`${product.url}/analyse/${survey_id}`);
  await author.getByRole('button', { name: 'Ergebnisse freigeben' }).click();
  const dialog = author.getByRole('dialog', { name: 'Ergebnisse mit einem Link freigeben' });
  await dialog.getByLabel('Name').fill('Vorstand');
  await dialog.getByLabel('Passwort (wenn Sie möchten)').fill(password);
  await dialog.getByRole('button', { name: 'Link anlegen' }).click();
  const field = dialog.getByRole('textbox', { name: 'Adresse von „Vorstand“' });
  await expect(field).toHaveValue(/\/figures\/./);
  await expectClean(author, 'links for figures');
  const link = await field.inputValue();

  const visitor = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await visitor.goto(link);
  await visitor.getByLabel('Passwort', { exact: true }).fill('geraten-und-falsch');
  await visitor.getByRole('button', { name: 'Zahlen anzeigen' }).click();
  await expect(visitor.getByText('Das Passwort stimmt nicht.')).toBeVisible();
  await expectClean(visitor, 'the password of a link');
  await visitor.getByLabel('Passwort', { exact: true }).fill(password);
  await visitor.getByRole('button', { name: 'Zahlen anzeigen' }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Zufriedenheit' })).toBeVisible();
  const card = visitor.getByRole('article', { name: 'Sind Sie zufrieden?' });
  await card.scrollIntoViewIfNeeded();
  await expect(card.getByText('Ja oder Nein (zusammengefasst)')).toBeVisible();
  await expect(card.getByText(/weniger als 5 Personen/)).toBeVisible();
  await visitor.getByRole('article', { name: 'Warum?' }).scrollIntoViewIfNeeded();
  await expect(visitor.getByText(/Sie werden nicht gezeigt\.$/)).toBeVisible();
  await expect(visitor.getByText('Geheimwort')).toHaveCount(0);
  await expectClean(visitor, 'figures of a link');

  await dialog.getByRole('button', { name: 'Link „Vorstand“ sperren' }).click();
  await expect(dialog.getByText('Noch kein Link.')).toBeVisible();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { name: 'Dieser Link zeigt nichts mehr' })).toBeVisible();
});
