import type { Page } from 'playwright/test';

/**
 * Resolves once the respondent's page has all that it fetches while nothing else is to be done; asked for before the page
 * opens. It fetches one file after the other, and this one last.
 */
export async function loadedWhenIdle(page: Page): Promise<void> {
  const last = await page.waitForResponse(/\/live\/followTabs\.js$/);
  await last.finished();
}
