import type { Block, SurveyData } from '@dialogwerk/shared/contract';
import { callOrThrow } from '@dialogwerk/shared/testing';
import { inTurn } from '@dialogwerk/shared/testing/rounds';
import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { keepPicture } from '../../product/keepPicture.ts';
import { addBlock } from '../../product/liveDialog.ts';
import { expectNoFindings, wcag } from '../../product/expectClean.ts';
import { lookAt } from '../../product/lookAt.ts';
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

const options = (...texts: readonly string[]) =>
  texts.map((text, index) => ({ id: `o${index + 1}`, text, score: null }));

/** The satisfaction dialog of an author who begins: eight blocks, two of them endings, without a single jump. */
async function satisfaction(): Promise<string> {
  const { survey } = await callOrThrow(product.url, 'createSurvey', { survey_name: 'Zufriedenheit' }, token);
  const { survey_id } = survey;
  const blocks = [
    {
      id: 'nps',
      type: 'slider',
      context: 'Empfehlen Sie uns weiter?',
      optionals: { variable: 'nps', min: 0, max: 10 },
    },
    { id: 'lob', type: 'open', context: 'Was hat Ihnen gefallen?', optionals: { variable: 'lob' } },
    { id: 'kritik', type: 'open', context: 'Was hat gefehlt?', optionals: { variable: 'kritik' } },
    {
      id: 'bereich',
      type: 'multiple',
      context: 'Was betraf es?',
      optionals: { variable: 'bereich', options: options('Beratung', 'Lieferung', 'Preis') },
    },
    {
      id: 'kontakt',
      type: 'single',
      context: 'Dürfen wir uns melden?',
      optionals: { variable: 'kontakt', options: options('Ja, gern', 'Nein') },
    },
    { id: 'mail', type: 'email', context: 'Wie erreichen wir Sie?', optionals: { variable: 'mail' } },
    { id: 'danke', type: 'message', context: 'Danke!', optionals: { is_end: true } },
    { id: 'melden', type: 'message', context: 'Wir melden uns.', optionals: { is_end: true } },
  ] as const;
  for (const { optionals, ...block } of blocks) {
    const fields = { short_name: block.id, ...optionals };
    await addBlock(product, token, survey_id, { ...block, fields });
  }
  return survey_id;
}

const stored = (survey_id: string): Promise<SurveyData> => callOrThrow(product.url, 'dialog', { survey_id }, token);
const conditionsOf = ({ jump_to_ids }: Pick<Block, 'jump_to_ids'>): string[] =>
  jump_to_ids.map((jump) => (jump.kind === 'condition' ? `${jump.condition} → ${jump.target}` : jump.target));

async function storedConditions(survey_id: string): Promise<Record<string, string[]>> {
  const { all_questions } = await stored(survey_id);
  return Object.fromEntries(
    all_questions.flatMap((block) =>
      block.jump_to_ids.length === 0 ? [] : [[block.unique_question_id, conditionsOf(block)]],
    ),
  );
}

const inspector = (page: Page): Locator => page.getByRole('complementary', { name: 'Eigenschaften' });

async function openDialog(page: Page, survey_id: string): Promise<void> {
  await signIn(page.context(), product);
  await page.goto(`${product.url}/configurator/${survey_id}`);
  const asList = page.getByRole('toolbar', { name: 'Werkzeuge' }).getByRole('button', { name: 'Als Liste zeigen' });
  await asList.click();
}

async function openBlock(page: Page, name: string): Promise<void> {
  await page
    .getByRole('list', { name: /^Liste mit/ })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `„${name}“ nach oben` }) })
    .getByRole('button')
    .first()
    .click();
  await expect(inspector(page).getByRole('textbox', { name: 'Kurzname' })).toHaveValue(name);
}

/** A row as an author fills it in; `value` as its field offers it. */
interface Row {
  readonly variable: string;
  readonly operator: string;
  readonly value?: string;
}

/** Adds the next jump of the open block, by these rows, to a target. */
async function addJump(page: Page, place: number, rows: readonly Row[], target: string): Promise<void> {
  const panel = inspector(page);
  await panel.getByRole('button', { name: 'Sprung hinzufügen' }).click();
  const jump = panel.getByRole('listitem').filter({ has: page.getByText(`Sprung ${place}`, { exact: true }) });
  const when = jump.getByRole('combobox', { name: 'Wann springen?' });
  if (await when.isVisible()) await when.selectOption({ label: 'Wenn eine Bedingung zutrifft …' });
  for (const [index, { variable, operator, value }] of rows.entries()) {
    const number = index + 1;
    if (index > 0) await jump.getByRole('button', { name: 'Zeile hinzufügen' }).click();
    await jump.getByRole('combobox', { name: `Variable in Zeile ${number}` }).selectOption(variable);
    await jump.getByRole('combobox', { name: `Vergleich in Zeile ${number}` }).selectOption({ label: operator });
    if (value === undefined) continue;
    const field = jump.getByLabel(`Wert in Zeile ${number}`);
    if ((await field.getAttribute('type')) === 'text') await field.fill(value);
    else await field.selectOption({ label: value });
  }
  await jump.getByRole('combobox', { name: 'Springe zu' }).selectOption({ label: target });
}

/** The entry of a block in the list of targets. */
async function targetNamed(page: Page, name: string): Promise<string> {
  const entries = await inspector(page)
    .getByRole('combobox', { name: 'Danach weiter mit' })
    .getByRole('option')
    .allTextContents();
  const found = entries.find((entry) => entry.includes(name));
  if (found === undefined) throw new Error(`No target is called ${name}.`);
  return found;
}

test('the branches of a satisfaction dialog are set in rows, and stored as text', async ({ page }) => {
  const survey_id = await satisfaction();
  await openDialog(page, survey_id);

  await openBlock(page, 'nps');
  await inspector(page).getByRole('combobox', { name: 'Danach weiter mit' }).focus();
  const to = (name: string): Promise<string> => targetNamed(page, name);
  await addJump(page, 1, [{ variable: 'nps', operator: 'ist mindestens', value: '9' }], await to('lob'));
  await inspector(page).getByRole('button', { name: 'Hilfe zu: Bedingung', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'In Zeilen' })).toContainText('Variable, Vergleich und Wert');
  await page.keyboard.press('Escape');
  await addJump(page, 2, [{ variable: 'nps', operator: 'ist höchstens', value: '6' }], await to('kritik'));

  await openBlock(page, 'bereich');
  const both = [
    { variable: 'bereich', operator: 'enthält', value: 'Preis' },
    { variable: 'kritik', operator: 'enthält', value: 'teuer' },
  ];
  await addJump(page, 1, both, await to('kontakt'));

  await openBlock(page, 'kontakt');
  await addJump(page, 1, [{ variable: 'kontakt', operator: 'ist nicht', value: 'Ja, gern' }], await to('danke'));
  await openBlock(page, 'mail');
  await addJump(page, 1, [{ variable: 'kritik', operator: 'ist beantwortet' }], await to('melden'));

  await expect
    .poll(() => storedConditions(survey_id))
    .toEqual({
      nps: ['nps >= 9 → lob', 'nps <= 6 → kritik'],
      bereich: ['bereich = "Preis" und enthält(kritik, "teuer") → kontakt'],
      kontakt: ['kontakt != "Ja, gern" → danke'],
      mail: ['beantwortet(kritik) → melden'],
    });
});

/** What people type, and what is stored for it. */
const typed = [
  ['NPS ≥ 9', 'nps >= 9'],
  ['{{nps}} >= 9', 'nps >= 9'],
  ['kontakt = nein', 'kontakt = "Nein"'],
  ['KONTAKT = ja, gern', 'kontakt = "Ja, gern"'],
] as const;

test('the expert field takes what people type', async ({ page }) => {
  const survey_id = await satisfaction();
  await openDialog(page, survey_id);
  await openBlock(page, 'mail');
  await addJump(page, 1, [{ variable: 'nps', operator: 'ist', value: '3' }], await targetNamed(page, 'danke'));
  await inspector(page).getByRole('button', { name: 'Als Text bearbeiten', exact: true }).click();
  const field = inspector(page).getByRole('textbox', { name: 'Bedingung' });
  for (const [text, expression] of typed) {
    await field.fill(text);
    await expect(inspector(page).getByText(`Verstanden als: ${expression}`)).toBeVisible();
    await field.blur();
    await expect(field).toHaveValue(expression);
    await expect.poll(async () => (await storedConditions(survey_id))['mail']).toEqual([`${expression} → danke`]);
  }
});

test('a variable is renamed wherever it stands, in one step, and found where it stands', async ({ page }) => {
  const survey_id = await satisfaction();
  await openDialog(page, survey_id);
  await openBlock(page, 'mail');
  await addJump(page, 1, [{ variable: 'nps', operator: 'ist', value: '3' }], await targetNamed(page, 'danke'));
  await page.getByRole('toolbar', { name: 'Werkzeuge' }).getByRole('button', { name: 'Mehr', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Variablen' }).click();
  await page.getByRole('button', { name: '„nps“ umbenennen' }).click();
  await page.getByRole('textbox', { name: 'Neuer Name' }).fill('empfehlung');
  await page.getByRole('button', { name: 'Umbenennen', exact: true }).click();
  await expect.poll(async () => (await storedConditions(survey_id))['mail']).toEqual(['empfehlung = 3 → danke']);
  await page.getByRole('button', { name: 'nps: Variable zeigen' }).click();
  await inspector(page).getByRole('button', { name: 'Antwort', exact: true }).click();
  await expect(inspector(page).getByRole('textbox', { name: 'Variable' })).toHaveValue('empfehlung');
  await page.getByRole('toolbar', { name: 'Werkzeuge' }).getByRole('button', { name: 'Rückgängig' }).click();
  await expect(inspector(page).getByRole('textbox', { name: 'Variable' })).toHaveValue('nps');
  await expect.poll(async () => (await storedConditions(survey_id))['mail']).toEqual(['nps = 3 → danke']);
});

for (const [at, width] of [390, 1_440].entries()) {
  test(`axe finds nothing in rows, text and variables, light and dark: ${width} px`, async ({ page }) => {
    let seen = at;
    const look = async (name: string): Promise<void> => {
      for (const colorScheme of inTurn(['light', 'dark'] as const, seen++)) {
        await lookAt(page, { width, height: 900, colorScheme });
        await keepPicture(page, { path: `artefacts/conditions-${name}-${width}-${colorScheme}.png` });
        await expectNoFindings(page, `${name}, ${colorScheme}`, wcag);
      }
    };
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    const survey_id = await satisfaction();
    const condition =
      'nps >= 9 und (enthält(kritik, "Donaudampfschifffahrtsgesellschaftskapitän") oder bereich = "Preis")';
    const jump_to_ids = [{ kind: 'condition', condition, target: 'danke' }] as const;
    await callOrThrow(
      product.url,
      'updateSurveyBlocks',
      { action: 'update', survey_id, unique_question_id: 'mail', changed_values: { jump_to_ids: [...jump_to_ids] } },
      token,
    );
    await signIn(page.context(), product);
    await page.goto(`${product.url}/configurator/${survey_id}`);
    const asList = page.getByRole('button', { name: 'Als Liste zeigen' });
    await expect(asList.or(page.getByRole('button', { name: 'Als Graph zeigen' }))).toBeVisible();
    if (await asList.isVisible()) await asList.click();
    await openBlock(page, 'mail');
    const group = inspector(page).getByRole('group', { name: 'Bedingung', exact: true });
    await group.scrollIntoViewIfNeeded();
    await expect(group.getByLabel('Wert in Zeile 2.1')).toHaveValue(/^Donaudampf/);
    await look('rows');
    await group.getByRole('button', { name: 'Als Text bearbeiten' }).click();
    await group.getByRole('textbox', { name: 'Bedingung' }).fill('kontakt = ');
    await expect(page.getByRole('option', { name: 'Nein' })).toBeVisible();
    await look('text');
  });
}
