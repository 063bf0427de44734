import type { Page } from 'playwright/test';

/** The window that a page is looked at in. */
export interface Look {
  readonly width: number;
  /** 800 without one. */
  readonly height?: number;
  readonly colorScheme: 'light' | 'dark';
}

/** A wide window and a phone's, each in light and in dark colours. */
export const looks: readonly Look[] = [1440, 360].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

/** Shows a page in a window of this size and in these colours. */
export async function lookAt(page: Page, { width, height = 800, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme });
  // Pages of authors follow in their own time; those of respondents at once.
  await page.waitForFunction((wanted) => {
    const shown = document.documentElement.getAttribute('data-color-scheme');
    return shown === null || shown === wanted;
  }, colorScheme);
}
