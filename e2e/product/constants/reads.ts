import type { Locator, Page } from 'playwright/test';
import type { Bench } from './Bench.ts';

/** A style as the browser has computed it. */
export const styleOf = (part: Locator, property: string): Promise<string> =>
  part.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** Width and height on the page, in whole pixels. */
export async function sizeOf(part: Locator): Promise<{ width: number; height: number }> {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return { width: Math.round(box.width), height: Math.round(box.height) };
}

/** A colour of the palette, as the theme gives it to every part: '#5ABAB2' or 'rgba(…)'. */
export const paletteColor = (scheme: 'light' | 'dark', name: string) => async (bench: Bench) => {
  const page = await bench.themed(scheme);
  const color = await styleOf(page.locator('html'), `--mui-palette-${name}`);
  return color.trim();
};

/** The team of the bench's dialog, opened on a large page. */
export async function openTeam(bench: Bench, viewport = { width: 1_280, height: 800 }): Promise<Locator> {
  const page = await bench.author(`/share/${bench.surveyId}`, { viewport });
  await page.getByRole('button', { name: 'Team', exact: true }).click();
  const team = page.getByRole('dialog', { name: 'Team dieses Dialogs' });
  await team.getByRole('list', { name: 'Mitglieder' }).waitFor();
  return team;
}

/** What the live bar makes of a logo of this size, on a screen of this width. */
export const logoIn = (width: number, logo: { width: number; height: number }) => async (bench: Bench) => {
  await bench.setLogo(logo.width, logo.height);
  const page = await bench.stranger(`/dialog/${bench.surveyId}`, { viewport: { width, height: 700 } });
  const picture = page.locator('header img.dw-logo');
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  return sizeOf(picture);
};

/** Milliseconds by which frames make a time of the page longer or shorter. */
const FRAMES = 20;
const STEP = 10;

/**
 * Milliseconds of the page's clock after which something becomes so, as `near` where they are the same but for a frame;
 * the clock stands still otherwise.
 */
export async function becomesSoAfter(page: Page, near: number, isSo: () => Promise<boolean>): Promise<number> {
  await page.clock.runFor(near - 2 * FRAMES);
  for (let passed = near - 2 * FRAMES; passed <= near + 2 * FRAMES; passed += STEP) {
    if (await isSo()) return Math.abs(passed - near) <= FRAMES ? near : passed;
    await page.clock.runFor(STEP);
  }
  return Number.POSITIVE_INFINITY;
}

/** Lets a page's clock stand still from now on. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
}
