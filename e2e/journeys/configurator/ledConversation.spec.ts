import type { AskedModel } from '@dialogwerk/shared/testing/model-server';
import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { composerOf } from '../../product/dialogs/twelveQuestions.ts';
import { expectNoFindings, wcag } from '../../product/expectClean.ts';
import { liveDialog } from '../../product/liveDialog.ts';
import { logIn } from '../../product/phq9.ts';
import { signIn } from '../../product/signIn.ts';
import type { Product } from '../../product/startProduct.ts';
import { test } from '../../product/test.ts';

let product: Product;
test.beforeAll(async ({ ledProduct: { product: led, model } }) => {
  product = led;
  model.behave(behaving);
});

/** A judge that takes the first condition for met once somebody speaks of a debt, and a leader who asks on. */
function behaving({ messages }: AskedModel) {
  const [system, user] = messages;
  if (!system?.content.startsWith('Du prüfst')) return { kind: 'say', text: 'Erzählen Sie mir mehr?' } as const;
  const id = /"id":"([^"]+)"/.exec(user?.content ?? '')?.[1] ?? '';
  const isMet = user?.content.includes('schuldete mir Geld') === true;
  const quote = isMet ? 'schuldete mir Geld' : '';
  const condition = { id, status: isMet ? 'met' : 'not_met', quote, confidence: 0.9 };
  return { kind: 'say', text: JSON.stringify({ conditions: [condition], wants_stop: false }) } as const;
}

const properties = (page: Page): Locator => page.getByRole('complementary', { name: 'Eigenschaften' });
const field = (page: Page, name: string): Locator => properties(page).getByRole('textbox', { name });

/** The configurator with the KI-Gespräch of a live dialog open. */
async function openTalk(page: Page): Promise<string> {
  const survey_id = await liveDialog(product, await logIn(product), {
    name: 'Verhör',
    settings: { speed: 1 },
    blocks: [
      { id: 'talk', type: 'gpt', context: '', fields: { short_name: 'Verhör' } },
      { id: 'after', type: 'open', context: 'Und sonst?', fields: { short_name: 'Sonstiges', is_end: true } },
      { id: 'thanks', type: 'open', context: 'Das ist ein Motiv.', fields: { short_name: 'Motiv', is_end: true } },
    ],
  });
  await signIn(page.context(), product);
  await page.goto(`${product.url}/configurator/${survey_id}`);
  await chooseTalk(page);
  return survey_id;
}

async function chooseTalk(page: Page): Promise<void> {
  await expect(page.getByRole('toolbar', { name: 'Werkzeuge' })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('Verhör');
  await expect(page.getByRole('listbox', { name: 'Gefundene Blöcke' }).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Auftrag an das Modell')).toBeVisible();
}

test('an author writes a brief and a condition, tries it out, publishes, and a respondent’s conversation ends on it', async ({
  page,
  browser,
}) => {
  const survey_id = await openTalk(page);
  await expect(properties(page).getByText(/Hier spricht das Sprachmodell klein/)).toBeVisible();
  await properties(page).getByRole('button', { name: 'Mit einem Beispiel beginnen' }).click();
  await expect(field(page, 'Auftrag an das Modell')).toBeFocused();
  await field(page, 'Auftrag an das Modell').fill('Du bist Kommissarin Vogt und suchst ein Motiv.');
  await field(page, 'Was der Bot sagt').fill('Was ist gestern passiert?');
  await field(page, 'Satz von Bedingung 1').fill('Die Person hat ein Motiv genannt');
  await properties(page).getByRole('combobox', { name: 'Dann weiter mit' }).selectOption('thanks');
  await expectNoFindings(page, 'a KI-Gespräch in the inspector', wcag);

  await properties(page).getByRole('button', { name: 'Bedingungen ausprobieren' }).click();
  const trying = page.getByRole('dialog', { name: 'Ausstiegsbedingungen ausprobieren' });
  await trying
    .getByRole('textbox', { name: 'Gespräch einfügen' })
    .fill('Bot: Was war?\nPerson: Er schuldete mir Geld.\n---\nPerson: Es war dunkel.');
  await trying.getByRole('button', { name: 'Hinzufügen und prüfen' }).click();
  const first = trying.getByRole('listitem', { name: 'Gespräch 1' });
  await expect(first.getByText('Endet mit Bedingung 1, dann weiter mit „3. Motiv“.')).toBeVisible();
  await expect(first.locator('mark')).toHaveText('schuldete mir Geld');
  await expect(trying.getByRole('listitem', { name: 'Gespräch 2' }).getByText('Nicht erfüllt')).toBeVisible();
  const kept = page.waitForResponse(
    (response) =>
      response.request().method() === 'PUT' && response.request().postData()?.includes('condition_id') === true,
  );
  await first.getByRole('combobox').selectOption({ label: '1: Die Person hat ein Motiv genannt' });
  await expect(trying.getByText('Genauigkeit: 1 von 1 (100 %)')).toBeVisible();
  await expect(trying.getByText('Trefferquote: 1 von 1 (100 %)')).toBeVisible();
  await expectNoFindings(page, 'trying exit conditions', wcag);
  await kept;
  // What is right for a conversation is there again after the page was loaded anew.
  await page.reload();
  await chooseTalk(page);
  await properties(page).getByRole('button', { name: 'Bedingungen ausprobieren' }).click();
  await expect(first.getByRole('combobox').locator('option:checked')).toHaveText(/Die Person hat ein Motiv genannt/);
  await trying.getByRole('button', { name: 'Schließen' }).click();

  await page.getByRole('button', { name: /^Veröffentlichung: \d+ unveröffentlichte/ }).click();
  const publishing = page.getByRole('complementary', { name: 'Veröffentlichung' });
  await publishing.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Veröffentlichung: Veröffentlicht' })).toBeVisible();

  const respondent = await (await browser.newContext({ locale: 'de-DE' })).newPage();
  await respondent.goto(`${product.url}/dialog/${survey_id}`);
  await expect(respondent.getByText('Was ist gestern passiert?')).toBeVisible();
  await composerOf(respondent).getByRole('textbox').fill('Er schuldete mir Geld.');
  await composerOf(respondent).getByRole('textbox').press('Enter');
  await expect(respondent.getByText('Das ist ein Motiv.')).toBeVisible();
});
