import type { Page } from 'playwright/test';

/**
 * Resolves once the respondent's page has all that it fetches while nothing else is to be done; asked for before the page
 * opens. It fetches one file after the other, and this one last,
 * with what it shares with multi-chats.
 */
export async function loadedWhenIdle(page: Page): Promise<void> {
  const last = await Promise.all(
    [/\/live\/followTabs\.js$/, /\/live\/handBack\.js$/].map((file) => page.waitForResponse(file)),
  );
  await Promise.all(last.map((answer) => answer.finished()));
}
