import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { expect } from 'playwright/test';
import type { Frame, Page } from 'playwright/test';
import { keepPicture } from './keepPicture.ts';

declare global {
  interface Window {
    /** In the page, once `axeScript` has run there. */
    readonly axe: typeof axe;
  }
}

const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** No finding of axe (WCAG 2.2 AA), and nothing wider than the screen. */
export async function expectClean(page: Page, screen: string): Promise<void> {
  await expectNoFindings(page, screen);
  await expectNothingCut(page, screen);
}

/** What WCAG 2.2 AA asks for. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] as const;

/**
 * No finding of axe, which looks at the size of controls too: by WCAG 2.2 AA and what is good beyond it, or by the `rules` alone; of a page, or of a
 * frame in it. The long run keeps a picture of each screen that is looked at.
 */
export async function expectNoFindings(
  page: Page | Frame,
  screen: string,
  rules: readonly string[] = [...wcag, 'best-practice'],
): Promise<void> {
  await layOutAll(page);
  await untilSettled(page);
  await keepPicture('page' in page ? page.page() : page, {
    path: `artefacts/looked-at/${screen.replaceAll(/[^\p{L}\d]+/gu, '-')}.png`,
  });
  // Once for each document, because reading half a megabyte of script takes longer than looking at a screen.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeScript);
  const findings = await page.evaluate(
    async (tags) => {
      // Because axe wants all text in a landmark, and one around each open menu would be noise to whoever listens;
      // and because what a menu lies upon is not for pressing while it is open.
      const isMenuOpen = document.querySelector('[role=menu], .dw-menu [aria-expanded=true]') !== null;
      const { violations } = await window.axe.run(document, {
        runOnly: tags,
        rules: {
          region: { enabled: !isMenuOpen && tags.includes('best-practice') },
          'target-size': { enabled: !isMenuOpen },
        },
        resultTypes: ['violations'],
        elementRef: true,
      });
      // A control that is half under a bar, because the page happens to be scrolled so far, has its size again in the middle.
      const isTooSmall = async (control: HTMLElement | undefined): Promise<boolean> => {
        control?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const again = await window.axe.run(control ?? document, { runOnly: { type: 'rule', values: ['target-size'] } });
        return again.violations.length > 0;
      };
      const found: string[] = [];
      for (const { id, nodes } of violations) {
        const kept: string[] = [];
        for (const { html, element } of nodes) if (id !== 'target-size' || (await isTooSmall(element))) kept.push(html);
        if (kept.length > 0) found.push(`${id} ${kept.join(' ')}`);
      }
      return found;
    },
    [...rules],
  );
  expect(findings.map((finding) => `${screen}: ${finding}`)).toEqual([]);
}

/** What is out of sight and not laid out has its change of colours only once axe looks at it, which takes its beginning for the last word. */
async function layOutAll(page: Page | Frame): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** Because axe takes a colour on its way from one state to the next for the last word. What goes on for ever, as a spinner, does not count. */
async function untilSettled(page: Page | Frame): Promise<void> {
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
        // What a switch is pressed by, the bar of a progress, and what is moved over in a canvas or a line of tabs, are wider than these and cut by them.
        return (
          (right > innerWidth + 1 || left < -1) &&
          !element.closest('.dw-hidden, .react-flow__viewport, .MuiTabs-list') &&
          !element.matches('.MuiSwitch-input, .MuiLinearProgress-bar')
        );
      })
      .map(({ tagName, className, textContent }) => `${tagName} ${className} ${textContent.slice(0, 40)}`),
  );
  expect(cut, `${screen}: wider than the screen`).toEqual([]);
}
