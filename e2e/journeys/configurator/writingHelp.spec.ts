import type { AskedModel, ModelServer } from '@dialogwerk/shared/testing/model-server';
import { inTurn } from '@dialogwerk/shared/testing/rounds';
import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { expectNoFindings, wcag } from '../../product/expectClean.ts';
import { keepPicture } from '../../product/keepPicture.ts';
import { lookAt, looks } from '../../product/lookAt.ts';
import { liveDialog } from '../../product/liveDialog.ts';
import { logIn } from '../../product/phq9.ts';
import { signIn } from '../../product/signIn.ts';
import type { Product } from '../../product/startProduct.ts';
import { test } from '../../product/test.ts';

let model: ModelServer;
let product: Product;
test.beforeAll(async ({ ledProduct }) => {
  ({ product, model } = ledProduct);
  model.behave(behaving);
});

const QUESTION = 'Wie geht es Ihnen heute?';
const options = [
  { text: 'Ja, jeden Tag', next: 'essen' },
  { text: 'Nein', next: null },
];
const step = { options: [], next: null, ends: false };
const draft = {
  survey_name: 'Kantine',
  welcome: 'Guten Tag!',
  ending: 'Vielen Dank!',
  steps: [
    { ...step, id: 'oft', kind: 'single', text: 'Essen Sie in der Kantine?', options },
    { ...step, id: 'warum', kind: 'open', text: 'Warum nicht?', ends: true },
    { ...step, id: 'essen', kind: 'open', text: 'Was schmeckt Ihnen?', ends: true },
  ],
};
/** The same with an answer that leads nowhere, which the check finds. */
const unsound = { ...draft, steps: draft.steps.map((one) => ({ ...one, options: [], kind: 'single' })) };

/** A writer whose first draft has faults, and who puts a formal question in two other ways. */
function behaving({ messages }: AskedModel) {
  if (messages[0]?.content.startsWith('Du entwirfst')) {
    return { kind: 'say', text: JSON.stringify(messages.length === 2 ? unsound : draft) } as const;
  }
  const isInformal = messages[1]?.content.includes('duzt') === true;
  const texts = isInformal ? ['Wie geht es dir heute?'] : ['Wie fühlen Sie sich heute?', 'Wie steht es heute um Sie?'];
  return { kind: 'say', text: JSON.stringify({ texts }) } as const;
}

const properties = (page: Page): Locator => page.getByRole('complementary', { name: 'Eigenschaften' });
const said = (page: Page): Locator => properties(page).getByRole('textbox', { name: 'Was der Bot sagt' });

/** The configurator with the question of a live dialog open. */
async function openQuestion(page: Page, where: Product): Promise<void> {
  const survey_id = await liveDialog(where, await logIn(where), {
    name: 'Befinden',
    blocks: [{ id: 'heute', type: 'open', context: QUESTION, fields: { short_name: 'Heute', is_end: true } }],
  });
  await signIn(page.context(), where);
  await page.goto(`${where.url}/configurator/${survey_id}`);
  await expect(page.getByRole('toolbar', { name: 'Werkzeuge' })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('Heute');
  await expect(page.getByRole('listbox', { name: 'Gefundene Blöcke' }).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveText(QUESTION);
}

/** The dialog that is open, in one of the looks, in all before a release: nothing wider than it, and axe finds nothing. */
async function look(page: Page, dialog: Locator, name: string, at: number): Promise<void> {
  for (const wanted of inTurn(looks, at)) {
    const where = `${name}-${wanted.width}-${wanted.colorScheme}`;
    await lookAt(page, wanted);
    await expect(dialog).toHaveCSS('color', wanted.colorScheme === 'dark' ? /rgba?\(2\d\d,/ : /rgba?\(\d\d?,/);
    await expectNoFindings(page, where, wcag);
    const tooWide = await dialog.evaluate(
      (box) =>
        [box, ...box.querySelectorAll('*')].filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
          .length,
    );
    expect(tooWide, where).toBe(0);
    await keepPicture(page, { path: `artefacts/${where}.png` });
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

test('a description becomes a draft that the check has passed, and is made a dialog when it is taken', async ({
  page,
}) => {
  await signIn(page.context(), product);
  await page.goto(`${product.url}/dashboard`);
  await page.getByRole('button', { name: 'Neuer Dialog' }).first().click();
  await page.getByRole('button', { name: 'Aus einer Beschreibung' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dialog aus einer Beschreibung' });
  await dialog.getByRole('textbox', { name: 'Worum soll es gehen?' }).fill('Wie zufrieden sind alle mit der Kantine?');
  await look(page, dialog, 'draft-description', 0);
  await dialog.getByRole('button', { name: 'Entwurf schreiben' }).click();
  const steps = dialog.getByRole('list', { name: 'Schritte des Entwurfs' });
  await expect(steps.getByText('Essen Sie in der Kantine?')).toBeVisible();
  // The first one was sent back with what the check had found.
  const asked = model.asked.filter(({ messages }) => messages[0]?.content.startsWith('Du entwirfst'));
  expect(asked.map(({ messages }) => messages.length)).toEqual([2, 4]);
  await look(page, dialog, 'draft-ready', 3);
  await dialog.getByRole('textbox', { name: /Name des Dialogs/ }).fill('Mittagessen');
  await dialog.getByRole('button', { name: 'Dialog anlegen' }).click();
  await expect(page).toHaveURL(/\/configurator\//);
  await expect(page.getByText('„Mittagessen“ ist angelegt und gehört Ihnen.')).toBeVisible();
  await page.getByRole('button', { name: 'Rückgängig', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByText('Mittagessen', { exact: true })).toHaveCount(0);
});

test('a suggestion shows its difference, is taken, and undone from the notice', async ({ page }) => {
  await openQuestion(page, product);
  await properties(page).getByRole('button', { name: 'Schreibhilfe' }).click();
  await page.getByRole('menuitem', { name: 'Andere Formulierungen' }).click();
  const other = page.getByRole('dialog', { name: 'Schreibhilfe: Andere Formulierungen' });
  await expect(other.getByRole('region')).toHaveCount(2);
  await look(page, other, 'suggestions', 1);
  await other.getByRole('button', { name: 'So lassen' }).click();
  await expect(other).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 800 });

  await properties(page).getByRole('button', { name: 'Schreibhilfe' }).click();
  await page.getByRole('menuitem', { name: 'Sie → du' }).click();
  const suggestion = page
    .getByRole('dialog', { name: 'Schreibhilfe: Sie → du' })
    .getByRole('region', { name: 'Vorschlag' });
  await expect(suggestion.locator('mark')).toHaveText(['dir', 'Ihnen']);
  await suggestion.getByRole('button', { name: 'Vorschlag übernehmen' }).click();
  await expect(said(page)).toHaveText('Wie geht es dir heute?');
  const notice = page.getByRole('alert').filter({ hasText: 'Der Vorschlag steht jetzt im Text.' });
  await notice.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(said(page)).toHaveText(QUESTION);
});

test('without a model nothing is offered', async ({ page, sharedProduct }) => {
  const answered = page.waitForResponse(/\/api\/model/);
  await openQuestion(page, sharedProduct);
  await answered;
  await expect(properties(page).getByRole('button', { name: 'Schreibhilfe' })).toHaveCount(0);
  await page.goto(`${sharedProduct.url}/dashboard`);
  const known = page.waitForResponse(/\/api\/model/);
  await page.getByRole('button', { name: 'Neuer Dialog' }).first().click();
  await known;
  await expect(page.getByRole('button', { name: 'Lieber mit einer Vorlage beginnen' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Aus einer Beschreibung' })).toHaveCount(0);
});
