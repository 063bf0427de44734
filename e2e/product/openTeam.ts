import type { Page } from 'playwright/test';

/** Opens the team of the dialog as it is done on a screen of this width: by the bar's button, on a phone by the profile menu. */
export async function openTeam(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) >= 600) {
    await page.getByRole('button', { name: 'Team', exact: true }).click();
    return;
  }
  await page.getByRole('button', { name: /^Profilmenü/ }).click();
  await page.getByRole('menuitem', { name: 'Team', exact: true }).click();
}
