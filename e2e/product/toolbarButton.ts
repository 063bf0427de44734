import type { Locator, Page } from 'playwright/test';

/** A button of the configurator's toolbar; a notice may have one of the same name. */
export function toolbarButton(page: Page, name: string): Locator {
  return page.getByRole('toolbar', { name: 'Werkzeuge' }).getByRole('button', { name, exact: true });
}
