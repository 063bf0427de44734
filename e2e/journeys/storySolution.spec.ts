import { expect } from 'playwright/test';
import { expectClean, expectNoFindings } from '../product/expectClean.ts';
import { keepPicture } from '../product/keepPicture.ts';
import { signIn } from '../product/signIn.ts';
import type { Product } from '../product/startProduct.ts';
import { test } from '../product/test.ts';

let product: Product;
test.beforeAll(async ({ storyProduct }) => {
  product = storyProduct;
});

const shot = (name: string) => ({ path: `artefacts/story-solution/${name}.png`, animations: 'disabled' }) as const;

for (const [path, name, ending] of [
  ['/multi/3', 'Wolken über der Warte', 'Klarer Himmel'],
  ['/multi/4', 'Niedrigwasser', 'Heimathafen'],
] as const) {
  test(`authors of ${path} read and print how the story is solved`, async ({ page }) => {
    await signIn(page.context(), product);
    await page.goto(product.url + path);
    await page.getByRole('button', { name: 'Lösungsblatt' }).click();
    const sheet = page.getByRole('dialog', { name: `Lösungsblatt: ${name}` });
    await expect(sheet.getByRole('cell', { name: ending, exact: true })).toBeVisible();
    await keepPicture(page, shot(`${name}-desktop`));
    await expectClean(page, `solution of ${name}`);

    // Printed is the sheet as a whole, and nothing of the page behind it.
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.locator('#root')).toBeHidden();
    const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
    expect(pages?.length).toBeGreaterThan(1);
    await keepPicture(page, { ...shot(`${name}-print`), fullPage: true });
    await page.emulateMedia({ media: 'screen' });

    await page.setViewportSize({ width: 360, height: 740 });
    await keepPicture(page, shot(`${name}-phone-dark`));
    await sheet.getByText('Wer wann schreibt').scrollIntoViewIfNeeded();
    await keepPicture(page, shot(`${name}-phone-dark-people`));
    await expectNoFindings(page, `solution of ${name} on a phone`);
    const content = sheet.locator('.MuiDialogContent-root');
    expect(await content.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Lösungsblatt' })).toBeFocused();
  });
}
