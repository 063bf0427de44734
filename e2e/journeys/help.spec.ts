import { callOrThrow } from '@dialogwerk/shared/testing';
import { inTurn } from '@dialogwerk/shared/testing/rounds';
import { expect } from 'playwright/test';
import { expectNoFindings, wcag } from '../product/expectClean.ts';
import { keepPicture } from '../product/keepPicture.ts';
import { lookAt } from '../product/lookAt.ts';
import { livePhq9, logIn } from '../product/phq9.ts';
import { signIn } from '../product/signIn.ts';
import { test } from '../product/test.ts';

for (const width of [390, 1_440]) {
  test(`help asked for within a dialog is read above it, and given back from: ${width} px`, async ({
    page,
    sharedProduct: product,
  }) => {
    const survey_id = await livePhq9(product, await logIn(product));
    await callOrThrow(product.url, 'registerLive', { survey_id });
    await signIn(page.context(), product);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await lookAt(page, { width, height: 900, colorScheme: 'light' });
    await page.goto(`${product.url}/analyse/${survey_id}?export=1`);
    const dialog = page.getByRole('dialog', { name: 'Antworten exportieren' });
    const sign = dialog.getByRole('button', { name: 'Hilfe zu: Antworten exportieren' });
    await sign.click();

    const help = page.getByRole('dialog', { name: 'Hilfe' });
    await expect(help.getByRole('heading', { name: 'Formate' })).toBeFocused();
    // Nothing of it lies beneath the dialog: what is in its middle belongs to it.
    const isOnTop = await help.evaluate((panel) => {
      const { left, top, width: wide, height } = panel.getBoundingClientRect();
      return panel.contains(document.elementFromPoint(left + wide / 2, top + height / 2));
    });
    expect(isOnTop).toBe(true);
    await expect(dialog).toHaveCount(0);
    for (const colorScheme of inTurn(['light', 'dark'] as const, width === 1_440 ? 1 : 0)) {
      await lookAt(page, { width, height: 900, colorScheme });
      await keepPicture(page, { path: `artefacts/help-above-${width}-${colorScheme}.png` });
      await expectNoFindings(page, `help above a dialog, ${colorScheme}`, wcag);
    }
    await page.keyboard.press('Tab');
    await help.getByRole('link', { name: /Alle Themen/ }).click();
    await expect(help.getByRole('searchbox')).toBeVisible();
    await expect(help.getByRole('heading', { name: 'Hilfe', exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(help).toHaveCount(0);
    await expect(sign).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(`${product.url}/analyse/${survey_id}`);
  });
}
