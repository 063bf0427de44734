import { blockFacts } from '@dialogwerk/shared/dialog';
import type { BlockType } from '@dialogwerk/shared/contract';
import { callOrThrow } from '@dialogwerk/shared/testing';
import { thirdOf } from '@dialogwerk/shared/testing/rounds';
import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { isLongRun } from '../../product/isLongRun.ts';
import { addBlock } from '../../product/liveDialog.ts';
import { logIn } from '../../product/phq9.ts';
import { signIn } from '../../product/signIn.ts';
import type { Product } from '../../product/startProduct.ts';
import { test } from '../../product/test.ts';
import { toolbarButton } from '../../product/toolbarButton.ts';
import { expectKept, typeIntoAll, unfold } from '../../product/typedTexts.ts';

let product: Product;
let token: string;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
  token = await logIn(product);
});

/** All of them, so that a new type is tried by itself. */
const types = Object.keys(blockFacts).filter((type): type is BlockType => type in blockFacts);
const properties = (page: Page): Locator => page.getByRole('complementary', { name: 'Eigenschaften' });
const stored = (survey_id: string) => () => callOrThrow(product.url, 'dialog', { survey_id }, token);

async function openList(page: Page, survey_id: string): Promise<void> {
  await page.goto(`${product.url}/configurator/${survey_id}`);
  const asList = toolbarButton(page, 'Als Liste zeigen');
  await expect(asList.or(toolbarButton(page, 'Als Graph zeigen'))).toBeVisible();
  if (await asList.isVisible()) await asList.click();
}

async function openBlock(page: Page, index: number): Promise<void> {
  const rows = page.getByRole('list', { name: /^Liste mit/ }).getByRole('listitem');
  const row = rows.filter({ has: page.getByRole('button', { name: /nach oben$/ }) }).nth(index);
  await row.getByRole('button').first().click();
  await expect(properties(page).getByText(`Block ${index + 1} von`)).toBeVisible();
}

/*
 * Not tried: searches and menus, which Escape is there to take away; names that are changed in their place (of a section, a file, a version) and the
 * text on a card, where it means 'as it was'; secrets and passwords, which are kept nowhere.
 */

/** How a field is left with what was typed into it. */
type Way = (page: Page, place: Locator) => Promise<void>;

async function byEscape(page: Page, place: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  // The first one may have taken a list of suggestions away, which lies over the field.
  if (await place.isVisible()) await page.keyboard.press('Escape');
  await expect(place).toBeHidden();
}
const byClosing: Way = (_page, place) =>
  place
    .getByRole('button', { name: /schließen$/i })
    .first()
    .click();
const byAnotherBlock: Way = async (page, place) => {
  const other = place.getByRole('button', { name: /^(Nächster|Vorheriger) Block$/ });
  await other.and(page.locator(':not([aria-disabled="true"])')).first().click();
};
const byReload: Way = async (page) => {
  await page.reload();
};
const ways = { Escape: byEscape, closing: byClosing, 'another block': byAnotherBlock, reload: byReload };

/** A dialog with one block of each of these types. */
async function dialogOf(page: Page, some: readonly BlockType[]): Promise<string> {
  const { survey } = await callOrThrow(product.url, 'createSurvey', { survey_name: 'Getipptes' }, token);
  for (const type of some)
    await addBlock(product, token, survey.survey_id, { id: type, type, context: 'Guten Tag!', fields: {} });
  await signIn(page.context(), product);
  return survey.survey_id;
}

for (const [turn, [name, leave]] of Object.entries(ways).entries()) {
  // What one commit leaves out, the next ones try.
  const some = isLongRun() ? types : thirdOf(types.filter((_, index) => index % 4 === turn));
  test(`what was typed into the fields of a block survives ${name}`, async ({ page }) => {
    test.slow(isLongRun());
    const survey_id = await dialogOf(page, some);
    await openList(page, survey_id);
    for (const [index, type] of some.entries())
      await test.step(type, async () => {
        await openBlock(page, index);
        await unfold(properties(page));
        const all = await typeIntoAll(properties(page));
        expect(all.length, `fields of ${type}`).toBeGreaterThan(0);
        await leave(page, properties(page));
        await openBlock(page, index);
        await expectKept(all, properties(page), stored(survey_id));
      });
  });
}
