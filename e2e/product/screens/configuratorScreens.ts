import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import type { Screen } from './Screen.ts';

const configurator = {
  who: 'author',
  path: (id: string) => `/configurator/${id}`,
  heading: /^Dialog bearbeiten/,
} as const;

async function searched(page: Page): Promise<void> {
  await expect(page.getByRole('toolbar', { name: 'Werkzeuge' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('listbox', { name: 'Gefundene Blöcke' })).toBeVisible();
}

/** The states of the configurator in which something else stands at the window's foot. */
export const configuratorScreens: readonly Screen[] = [
  {
    ...configurator,
    name: 'configurator',
    act: (page) => expect(page.getByText('Frage 1 von zwölf?').first()).toBeVisible(),
  },
  {
    ...configurator,
    name: 'configurator-block',
    act: async (page) => {
      await searched(page);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('textbox', { name: 'Was der Bot sagt' })).toBeVisible();
    },
  },
  { ...configurator, name: 'configurator-search', act: searched },
  {
    ...configurator,
    name: 'configurator-add-menu',
    act: async (page) => {
      await page.getByRole('button', { name: 'Block hinzufügen' }).first().click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
  {
    ...configurator,
    name: 'configurator-shortcuts',
    act: async (page) => {
      await expect(page.getByRole('toolbar', { name: 'Werkzeuge' })).toBeVisible();
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Tastenkürzel' })).toBeVisible();
    },
  },
  ...['history', 'settings', 'simulation', 'tests', 'proof'].map((tool): Screen => ({
    name: `configurator-${tool}`,
    who: 'author',
    path: (id) => `/configurator/${id}?tool=${tool}`,
    heading: configurator.heading,
    act: (page) => expect(page.getByRole('complementary').getByRole('heading').first()).toBeVisible(),
  })),
];
