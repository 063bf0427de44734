import type { Page, PageScreenshotOptions } from 'playwright/test';
import { isLongRun } from './isLongRun.ts';

/** Keeps a picture of a page for people who look at it; with `pnpm test:long` alone, because no test compares it. */
export async function keepPicture(page: Page, options: PageScreenshotOptions): Promise<void> {
  if (isLongRun()) await page.screenshot(options);
}
