import { expect } from 'playwright/test';
import type { Screen } from './Screen.ts';

const screen = { who: 'author', path: (id: string) => `/share/${id}/appearance`, heading: 'Aussehen' } as const;

/** The screen of a dialog's look, with a colour that is too weak. */
export const appearanceScreens: readonly Screen[] = [
  {
    ...screen,
    name: 'appearance-of-dialog',
    act: async (page) => {
      await expect(page.locator('.dw')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Markenpaket aus diesem Aussehen anlegen' })).toBeVisible();
      await page.getByRole('textbox', { name: 'Akzentfarbe', exact: true }).fill('#F5B63F');
      await expect(page.getByText(/zu schwach für Schrift/).first()).toBeVisible();
    },
  },
];
