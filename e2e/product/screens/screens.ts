import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { appearanceScreens } from './appearanceScreens.ts';
import { configuratorScreens } from './configuratorScreens.ts';
import { connectionScreens } from './connectionScreens.ts';
import { dashboardScreens } from './dashboardScreens.ts';
import { faultScreens } from './faultScreens.ts';
import { moduleScreens } from './moduleScreens.ts';
import type { Screen } from './Screen.ts';
import { shellScreens } from './shellScreens.ts';
import { trainingScreens } from './trainingScreens.ts';
import { translatingScreens } from './translatingScreens.ts';
import type { Product } from '../startProduct.ts';

/** Every screen of shell, dashboard, configurator, training, share and analysis, by what they are about. */
export const screenGroups = {
  shell: shellScreens,
  dashboard: dashboardScreens,
  modules: moduleScreens,
  connections: connectionScreens,
  faults: faultScreens,
  configurator: configuratorScreens,
  training: trainingScreens,
  translating: translatingScreens,
  appearance: appearanceScreens,
} as const;

/** Brings a page into the state; afterwards its calls are answered by the product again. */
export async function openScreen(page: Page, product: Product, surveyId: string, screen: Screen): Promise<void> {
  await screen.prepare?.(page);
  await page.goto(product.url + screen.path(surveyId));
  await headingOf(page, screen).waitFor();
  await screen.act?.(page);
  await expectScreen(page, screen);
}

/** The page shows the screen that it says. */
export const expectScreen = (page: Page, screen: Screen): Promise<void> =>
  expect(headingOf(page, screen), `${screen.name} shows another screen than it says`).toBeVisible();

/** Also below what lies above the page and hides it from who reads. */
const headingOf = (page: Page, { heading }: Screen): Locator =>
  page.getByRole('heading', { name: heading, includeHidden: true }).first();

/** Lets the product answer again what a screen has kept from it, and folds the panels again that it has unfolded. */
export async function leaveScreen(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage).filter((name) => name.startsWith('dialogwerk-folds')))
      sessionStorage.removeItem(key);
  });
}
