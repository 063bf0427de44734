import { callOrThrow } from '@dialogwerk/shared/testing';
import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { expectClean } from '../product/expectClean.ts';
import { card, inspectorOf } from '../product/inConfigurator.ts';
import { keepPicture } from '../product/keepPicture.ts';
import { lookAt } from '../product/lookAt.ts';
import { logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import type { Product } from '../product/startProduct.ts';
import { test } from '../product/test.ts';

let product: Product;
let token: string;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
  token = await logIn(product);
});

const showAll = (page: Page): Promise<void> => page.getByRole('button', { name: 'Alles zeigen' }).click();

/** From the canvas: N, the type by its name; `fill` writes its properties. */
async function addBlock(page: Page, type: string, text: string, fill?: (inspector: Locator) => Promise<void>) {
  await page.keyboard.press('n');
  await expect(page.getByRole('combobox', { name: 'Art des neuen Blocks' })).toBeFocused();
  await page.keyboard.type(type);
  await expect(page.getByRole('option', { selected: true })).toContainText(type);
  await page.keyboard.press('Enter');
  const inspector = inspectorOf(page);
  if (text !== '') {
    await inspector.getByRole('textbox', { name: 'Was der Bot sagt' }).click();
    await page.keyboard.type(text);
  }
  await fill?.(inspector);
  await inspector.getByRole('heading').first().click();
  await page.keyboard.press('Escape');
  await expect(inspector).toBeHidden();
}

/** Names the answer; where it is folded, it is unfolded first. */
const named = (variable: string) => async (inspector: Locator) => {
  const field = inspector.getByRole('textbox', { name: /^Variable/ });
  const fold = inspector.getByRole('button', { name: /^Antwort(?!en)/, expanded: false });
  await expect(field.or(fold).first()).toBeVisible();
  if ((await field.count()) === 0) await fold.click();
  await field.fill(variable);
  await field.blur();
};

/** Two arms, a number of children, of each a name, a birthday, an age that is worked out and a school; a battery over the children; PHQ-9; the end. */
async function buildByHand(page: Page): Promise<void> {
  await addBlock(page, 'Zufallsgruppe', '', named('gruppe'));
  await addBlock(page, 'Nachricht', 'Sie lesen Version {{gruppe}}.');
  await addBlock(page, 'Zahl', 'Wie viele Kinder haben Sie?', named('kinder'));
  await addBlock(page, 'Wiederholung', 'Dann der Reihe nach.');
  await addBlock(page, 'Offene Frage', 'Wie heißt Kind {{kind.nr}}?', named('name'));
  await addBlock(page, 'Datum', 'Wann wurde {{kind.name}} geboren?', named('geboren'));
  await addBlock(page, 'Berechnung', '', async (inspector) => {
    await inspector.getByRole('button', { name: 'Berechnung hinzufügen' }).click();
    await inspector.getByRole('textbox', { name: 'Variable', exact: true }).fill('alter');
    await inspector.getByRole('textbox', { name: 'Formel' }).fill('jahre(geboren; heute())');
    await inspector.getByRole('textbox', { name: 'Formel' }).blur();
  });
  await addBlock(page, 'Einfachauswahl', 'Welche Schule besucht {{kind.name}}?', async (inspector) => {
    await named('schule')(inspector);
    await inspector.getByRole('textbox', { name: 'Text von Option 1' }).fill('Grundschule');
    await inspector.getByRole('textbox', { name: 'Text von Option 2' }).fill('Keine');
    await inspector.getByRole('switch', { name: 'Sonstiges mit eigenem Feld' }).click();
  });
  await showAll(page);
  await card(page, 4).click();
  const inspector = inspectorOf(page);
  await inspector.getByRole('radio', { name: 'So oft, wie eine Zahl sagt' }).check();
  await inspector
    .getByRole('combobox', { name: 'Welche Zahl' })
    .selectOption({ label: 'Antwort auf „Wie viele Kinder haben Sie?“' });
  await inspector.getByRole('button', { name: 'Die folgenden 4 Blöcke nehmen' }).click();
  await inspector
    .getByRole('combobox', { name: 'Name einer Runde' })
    .selectOption({ label: 'Antwort auf „Wie heißt Kind {{kind.nr}}?“' });
  await named('kind')(inspector);
  await page.keyboard.press('Escape');
  await showAll(page);
  // What follows the loop stands behind all of its rounds.
  await card(page, 4).focus();
  await addBlock(page, 'Fragenbatterie', 'Wie geht es Ihren Kindern?', async (battery) => {
    await named('stimmung')(battery);
    await battery
      .getByRole('combobox', { name: 'Übernommene Einträge' })
      .selectOption({ label: '4. Dann der Reihe nach.' });
  });
  await putIn(page);
}

/** The PHQ-9 of the library, behind the block that was selected last. */
async function putIn(page: Page): Promise<void> {
  await card(page, 9).click();
  await page.getByRole('button', { name: 'Mehr' }).click();
  await page.getByRole('menuitem', { name: 'Fertige Blöcke' }).click();
  const panel = page.getByRole('complementary', { name: 'Fertige Blöcke' });
  await panel.getByRole('button', { name: 'Blöcke „PHQ-9 (Depressivität)“ ansehen' }).click();
  await panel.getByRole('button', { name: 'Einfügen' }).click();
  await expect(page.getByRole('alert')).toContainText('„PHQ-9 (Depressivität)“ ist eingefügt');
}

/** A household of two children, one at a school of its own kind. */
async function answer(page: Page): Promise<void> {
  const asked = (text: string | RegExp) => expect(page.getByText(text).last()).toBeVisible();
  const type = async (question: string, text: string): Promise<void> => {
    await asked(question);
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };
  const scale = async (downs: number): Promise<void> => {
    await expect(page.locator(':focus')).toHaveRole('radio');
    for (let count = 0; count < downs; count += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  };
  await asked('Wie viele Kinder haben Sie?');
  while (
    !(await page
      .locator('.dw-composer input, .dw-composer textarea')
      .first()
      .evaluate((field) => field === document.activeElement))
  )
    await page.keyboard.press('Tab');
  await type('Wie viele Kinder haben Sie?', '2');
  await type('Wie heißt Kind 1?', 'Anna');
  await type('Wann wurde Anna geboren?', '03032015');
  await asked('Welche Schule besucht Anna?');
  await expect(page.locator(':focus')).toHaveText('Grundschule');
  await page.keyboard.press('Enter');
  await type('Wie heißt Kind 2?', 'Ben');
  await type('Wann wurde Ben geboren?', '07072018');
  await asked('Welche Schule besucht Ben?');
  await expect(page.locator(':focus')).toHaveText('Grundschule');
  const other = page.getByRole('group', { name: 'Welche Schule besucht Ben?' }).getByRole('button').last();
  while (!(await other.evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Sonstiges, und zwar …' })).toBeFocused();
  await page.keyboard.type('Waldorf');
  await page.keyboard.press('Enter');
  await asked('Anna');
  await scale(2);
  await asked('Ben');
  await scale(1);
  for (const item of [
    'Wenig Interesse',
    'Niedergeschlagenheit',
    'Schwierigkeiten ein',
    'Müdigkeit',
    'Verminderter Appetit',
    'Schlechte Meinung',
    'Schwierigkeiten, sich',
    'Waren Ihre Bewegungen',
    'Gedanken, dass',
  ]) {
    await asked(new RegExp(item));
    await scale(1);
  }
}

test('an author builds a household study by hand, and a household answers it by keyboard and takes a child back', async ({
  page,
  browser,
}) => {
  const { survey } = await callOrThrow(product.url, 'createSurvey', { survey_name: 'Haushalte' }, token);
  const { survey_id } = survey;
  await signIn(page.context(), product);
  await lookAt(page, { width: 1440, height: 900, colorScheme: 'light' });
  await page.goto(`${product.url}/configurator/${survey_id}`);
  await expect(page.getByRole('list', { name: 'Erste Schritte' })).toBeVisible();
  await buildByHand(page);
  await keepPicture(page, { path: 'artefacts/household-graph.png' });
  await expect(page.getByRole('toolbar', { name: 'Werkzeuge' }).getByRole('status')).toHaveText('Gespeichert');
  // Of a busy machine the check may ask to be called again.
  await expect(async () => {
    const { findings } = await callOrThrow(product.url, 'checkDialog', { survey_id }, token);
    const found = findings.map(({ kind, place, message }) => ({ kind, said: `${place}: ${message}` }));
    expect(found.filter(({ kind }) => kind !== 'no-privacy')).toEqual([]);
  }).toPass();
  await callOrThrow(product.url, 'switchActivateLink', { item: { survey_id, active: true } }, token);
  const household = await (await browser.newContext({ locale: 'de-DE', reducedMotion: 'reduce' })).newPage();
  await household.goto(`${product.url}/assess_live/${survey_id}`);
  await answer(household);
  await expect(household.getByText('Vielen Dank', { exact: false }).first()).toBeVisible();
  await keepPicture(household, { path: 'artefacts/household-answered.png' });
  const cells = async (wish: object = {}) => {
    const request = { survey_id, format: 'csv', separator: 'comma', ...wish } as const;
    const { download } = await callOrThrow(product.url, 'excelExport', request, token);
    const text = await (await fetch(new URL(download, product.url))).text();
    const [head = '', ...rows] = text.replace('\uFEFF', '').trim().split('\r\n');
    return rows.map((row) => Object.fromEntries(head.split(',').map((name, index) => [name, row.split(',')[index]])));
  };
  await expect.poll(cells).toMatchObject([
    {
      kinder: '2',
      name_1: 'Anna',
      geboren_1: '2015-03-03',
      schule_1: '1',
      name_2: 'Ben',
      geboren_2: '2018-07-07',
      schule_2: '3',
      schule_2_sonstiges: 'Waldorf',
      stimmung_3: '2',
      stimmung_4: '1',
    },
  ]);

  await household.getByRole('button', { name: 'Menü' }).click();
  await household.getByRole('switch', { name: 'Als Formular anzeigen' }).click();
  await expect(household.getByRole('region', { name: 'Formular' })).toBeVisible();
  await expectClean(household, 'household-form');
  // Of a long form only what is near is drawn.
  await expect(async () => {
    await household.mouse.move(640, 400);
    await household.mouse.wheel(0, -10_000);
    await expect(household.getByText('Wie viele Kinder haben Sie?')).toBeInViewport({ timeout: 1_000 });
  }).toPass();
  const first = household.getByText('Wie viele Kinder haben Sie?').locator('xpath=ancestor::*[.//button][1]');
  await first.getByRole('button', { name: 'Ändern' }).click();
  const sheet = household.getByRole('dialog', { name: 'Antwort ändern' });
  await sheet.getByRole('textbox').fill('1');
  await sheet
    .getByRole('button', { name: /Weiter|Senden|Ändern/ })
    .first()
    .click();
  await sheet.getByRole('button', { name: 'Trotzdem ändern' }).click();
  await expect
    .poll(cells)
    .toMatchObject([{ kinder: '1', name_1: 'Anna', name_2: '', stimmung_3: '2', stimmung_4: '' }]);
  expect(
    await cells({
      rounds: (await callOrThrow(product.url, 'dialog', { survey_id }, token)).all_questions.find(
        ({ type }) => type === 'loop',
      )?.unique_question_id,
    }),
  ).toMatchObject([{ name: 'Anna', geboren: '2015-03-03' }]);
  for (const format of ['xlsx', 'sav'] as const) {
    const { download } = await callOrThrow(product.url, 'excelExport', { survey_id, format }, token);
    expect((await fetch(new URL(download, product.url))).status).toBe(200);
  }
  await household.context().close();
});
