import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';

const uuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}/i;

/** Nothing that a person reads, hears or saves from a page is an id of the product's. */
export async function expectNoIds(page: Page): Promise<void> {
  const told = await page.evaluate(() => [
    document.title,
    document.body.innerText,
    ...[...document.querySelectorAll('*')].flatMap((element) =>
      ['alt', 'aria-label', 'title', 'placeholder', 'download', 'data-speaker'].map((name) =>
        element.getAttribute(name),
      ),
    ),
  ]);
  expect(told.filter((text) => text !== null && uuid.test(text))).toEqual([]);
}
