import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';

/** The card of a block in the graph, by its number from 1. */
export const card = (page: Page, number: number): Locator =>
  page.getByRole('group', { name: new RegExp(`^Block ${number},`) });

/** The properties of what is selected. */
export const inspectorOf = (page: Page): Locator => page.getByRole('complementary', { name: 'Eigenschaften' });

/** The field with what a block says. */
export const said = (page: Page): Locator => page.getByRole('textbox', { name: 'Was der Bot sagt' });

/** Waits until all that was changed is stored. */
export const isSaved = (page: Page): Promise<void> =>
  expect(page.getByRole('status').filter({ hasText: /^Gespeichert$/ })).toBeAttached();
