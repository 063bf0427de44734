import { z } from 'zod';
import { launch } from 'puppeteer-core';
import type { ElementHandle, Frame, Page } from 'puppeteer-core';
import type { DrivenBrowser, Place } from './DrivenBrowser.ts';

/** Starts a Firefox as it is installed, by WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<DrivenBrowser> {
  const browser = await launch({ browser: 'firefox', executablePath, timeout: 180_000 });
  let page: Page | null = null;

  function placeOf(place: Place): Frame {
    const frames = page?.frames() ?? [];
    const found = place === 'page' ? page?.mainFrame() : frames.find((frame) => frame.url().includes('/widget/'));
    if (!found) throw new Error(`there is no ${place}`);
    return found;
  }
  async function elementOf(frame: Frame, source: string, argument: unknown): Promise<ElementHandle<Element>> {
    const element = await frame.evaluateHandle<[], () => Element>(`(${source})(${JSON.stringify(argument)})`);
    if (!element.asElement()) throw new Error(`nothing found by ${source}`);
    return element;
  }
  return {
    async open(url, size) {
      await page?.close();
      page = await browser.newPage();
      await page.setViewport(size);
      await page.goto(url);
    },
    async run(place, sent, argument) {
      const given = await placeOf(place).evaluate(`(${String(sent)})(${JSON.stringify(argument)})`);
      return z.custom<ReturnType<typeof sent>>().parse(given);
    },
    async press(place, find, argument) {
      await (await elementOf(placeOf(place), String(find), argument)).click();
    },
    async type(place, find, argument, text) {
      await (await elementOf(placeOf(place), String(find), argument)).type(text);
    },
    close: () => browser.close(),
  };
}
