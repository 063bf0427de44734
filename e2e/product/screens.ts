import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { faultScreens } from './faultScreens.ts';
import { moduleScreens } from './moduleScreens.ts';
import type { Screen } from './Screen.ts';
import { shellScreens } from './shellScreens.ts';
import type { Product } from './startProduct.ts';

/** Every screen of shell, dashboard, share and analysis, by what they are about. */
export const screenGroups = { shell: shellScreens, modules: moduleScreens, faults: faultScreens } as const;

/** Brings a page into the state; afterwards its calls are answered by the product again. */
export async function openScreen(page: Page, product: Product, surveyId: string, screen: Screen): Promise<void> {
  await screen.prepare?.(page);
  await page.goto(product.url + screen.path(surveyId));
  // Also below what lies above the page and hides it from who reads.
  const own = page.getByRole('heading', { name: screen.heading, includeHidden: true }).first();
  await own.waitFor();
  await screen.act?.(page);
  await expect(own, `${screen.name} shows another screen than it says`).toBeVisible();
}

/** Lets the product answer again what a screen has kept from it. */
export const leaveScreen = (page: Page): Promise<void> => page.unrouteAll({ behavior: 'ignoreErrors' });
