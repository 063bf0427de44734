import { AxeBuilder } from '@axe-core/playwright';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';

/** No finding of axe (WCAG 2.2 AA), and nothing wider than the screen. */
export async function expectClean(page: Page, screen: string): Promise<void> {
  await expectNoFindings(page, screen);
  await expectNothingCut(page, screen);
}

/** What WCAG 2.2 AA asks for. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] as const;

/** No finding of axe, which looks at the size of controls too: by WCAG 2.2 AA and what is good beyond it, or by the `rules` alone. */
export async function expectNoFindings(
  page: Page,
  screen: string,
  rules: readonly string[] = [...wcag, 'best-practice'],
): Promise<void> {
  await untilSettled(page);
  // Because the other mode takes a further page each time to bring the findings of frames together, of which we have none.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.withTags([...rules]).analyze();
  expect(violations.map(({ id, nodes }) => `${screen}: ${id} ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/** Because axe takes a colour on its way from one state to the next for the last word. What goes on for ever, as a spinner, does not count. */
async function untilSettled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );
}

/** Nothing is wider than the screen, so that nobody has to scroll sideways (WCAG 1.4.10). */
export async function expectNothingCut(page: Page, screen: string): Promise<void> {
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('html, main, main *, dialog *')]
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return (right > innerWidth + 1 || left < -1) && !element.closest('.dw-hidden');
      })
      .map((element) => `${element.tagName} ${element.className}`),
  );
  expect(cut, `${screen}: wider than the screen`).toEqual([]);
}
