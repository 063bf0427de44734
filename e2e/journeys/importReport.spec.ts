import { inTurn } from '@dialogwerk/shared/testing/rounds';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { expectNoFindings, wcag } from '../product/expectClean.ts';
import { keepPicture } from '../product/keepPicture.ts';
import { signIn } from '../product/signIn.ts';
import type { Product } from '../product/startProduct.ts';
import { test } from '../product/test.ts';

let product: Product;
test.beforeAll(async ({ sharedProduct }) => {
  product = sharedProduct;
});

/** A file of which a picture, a preset value and a whole item are lost, and one question is not. */
const lossy = {
  resourceType: 'Questionnaire',
  title: 'Screening',
  language: 'de',
  item: [
    { linkId: 'name', text: 'Wie heißen Sie?', type: 'string', initial: [{ valueString: 'Ada' }] },
    { linkId: 'alter', text: 'Wie alt sind Sie?', type: 'integer' },
    { linkId: 'mdq', text: 'MDQ-Screening ist positiv', type: 'string', readOnly: true },
    {
      linkId: 'ort',
      text: 'Wo wohnen Sie?',
      type: 'string',
      extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/regex', valueString: '[A-Z].*' }],
    },
  ],
};

async function importFile(page: Page, content: object, name = 'screening.json'): Promise<void> {
  await signIn(page.context(), product);
  await page.goto(`${product.url}/dashboard`);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Fragebogen importieren' }).click();
  await (await chooser).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(content)) });
}

const reportOf = (page: Page) => page.getByRole('complementary', { name: 'Importbericht' });
const linesOf = (page: Page) =>
  reportOf(page).getByRole('list', { name: /^Abweichungen, in der Reihenfolge der Datei/ });

test('after an import with losses its report is open; a line leads to its block, and the report is there again later', async ({
  page,
}) => {
  await importFile(page, lossy);
  await expect(page).toHaveURL(/\/configurator\/[^/?]+\?tool=import$/);
  const lines = linesOf(page);
  await expect(lines.locator('> li')).toHaveCount(3);
  await expect(lines.locator('> li').filter({ hasText: 'MDQ-Screening' })).toContainText('Wurde ausgelassen.');
  await expectNoFindings(page, 'import report', wcag);
  await keepPicture(page, { path: 'artefacts/import-report/wide-light.png' });

  await lines.getByRole('button', { name: 'Zum Block „Wo wohnen Sie?“' }).click();
  const inspector = page.getByRole('complementary', { name: 'Eigenschaften' });
  await expect(inspector.getByRole('textbox', { name: 'Was der Bot sagt' })).toHaveText('Wo wohnen Sie?');
  await expect(page.locator('.react-flow__node-block.selected')).toContainText('Wo wohnen Sie?');

  await page.goto(page.url().replace('?tool=import', ''));
  await page.getByRole('button', { name: 'Mehr', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Importbericht' }).click();
  await reportOf(page)
    .getByRole('button', { name: /^Bitte prüfen \(2\)$/ })
    .click();
  await expect(lines.locator('> li')).toHaveCount(2);
});

const looks = [
  ['light', 360],
  ['dark', 360],
  ['dark', 1440],
] as const;
for (const [scheme, width] of inTurn(looks, 1)) {
  test(`the import report is whole and readable at ${width} px, ${scheme}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: scheme });
    await importFile(page, { ...lossy, language: undefined });
    await expect(linesOf(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectNoFindings(page, `import report ${scheme}`, wcag);
    await keepPicture(page, { path: `artefacts/import-report/${width}-${scheme}.png` });
    const line = linesOf(page).getByRole('button', { name: 'Zum Block „Wo wohnen Sie?“' });
    await line.click();
    await expect(page.getByRole('textbox', { name: 'Was der Bot sagt' })).toHaveText('Wo wohnen Sie?');
    await keepPicture(page, { path: `artefacts/import-report/${width}-${scheme}-block.png` });
  });
}

test('where nothing is lost, the dashboard says so, and the report as well', async ({ page }) => {
  const item = [{ linkId: '1', text: 'Wie heißen Sie?', type: 'string' }];
  await importFile(page, { ...lossy, item });
  await expect(page.getByText('1 Frage. Alles wurde so übernommen, wie es in der Datei steht.')).toBeVisible();
  await page.getByRole('link', { name: 'Dialog öffnen' }).click();
  await page.getByRole('button', { name: 'Mehr', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Importbericht' }).click();
  await expect(reportOf(page)).toContainText('Alles wurde so übernommen, wie es in der Datei steht.');
});
