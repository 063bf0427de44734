import type { Page } from 'playwright/test';

/**
 * Ends a page as a system without memory does, while what a test put in its way (offline, held requests) still holds.
 * Because `close` takes that away first, and the page lives on for a moment: it hears that the network is back, and sends
 * what it was to leave behind.
 */
export async function killPage(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const isGone = page.waitForEvent('crash');
  // Never answered: nobody is left who could.
  void session.send('Page.crash').catch(() => {});
  await isGone;
  await page.close();
}
