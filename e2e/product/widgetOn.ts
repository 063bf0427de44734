import { expect } from 'playwright/test';
import type { Frame, Locator, Page } from 'playwright/test';

/** All that a page is beside the widget: its elements, how each looks, what it keeps; `withPlaces`: also where all is and is scrolled to. */
export const outsideOf = (page: Page, withPlaces: boolean): Promise<Outside> => page.evaluate(outsideHere, withPlaces);

export type Outside = Readonly<Record<string, unknown>>;

/** As `outsideOf`, within the page itself: it is sent there as text, so it uses nothing of this file. */
export function outsideHere(placed: boolean): Outside {
  const own = [...document.querySelectorAll('*')].filter((element) => !element.matches('dialogwerk-chat'));
  const looks = own.map((element) => {
    const style = getComputedStyle(element);
    const { x, y, width, height } = element.getBoundingClientRect();
    const look = placed
      ? Array.from(style, (name) => `${name}:${style.getPropertyValue(name)}`)
      : [style.color, style.font, style.display];
    return { name: element.localName, place: placed ? [x, y, width, height] : [], look };
  });
  const copy = document.documentElement.cloneNode(true);
  if (copy instanceof Element) for (const widget of copy.querySelectorAll('dialogwerk-chat')) widget.remove();
  return {
    markup: copy instanceof Element ? copy.outerHTML : '',
    looks,
    scroll: placed
      ? [scrollX, scrollY, document.documentElement.scrollWidth, document.documentElement.scrollHeight]
      : [],
    sheets: [document.styleSheets.length, document.adoptedStyleSheets.length],
    kept: [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie],
    title: document.title,
    address: location.href,
  };
}

/** The events of the widget that a page hears from now on, in every document that it opens. */
export async function hearWidget(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    for (const what of ['ready', 'opened', 'closed', 'started', 'answered', 'finished'])
      document.addEventListener(`dialogwerk:${what}`, (event) => {
        const { answered, ...more } = event instanceof CustomEvent ? event.detail : {};
        heard.push([what, answered ?? '', ...Object.keys(more)].join(' '));
      });
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'heard'));
}

/** Has what is drawn inside the widget be found: its own tree is closed to the page, and so to whoever looks for its parts. */
export async function lookInside(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const attachShadow = Reflect.get(Element.prototype, 'attachShadow');
    Element.prototype.attachShadow = function attachOpen(init) {
      return attachShadow.call(this, { ...init, mode: 'open' });
    };
  });
}

/** The frame with the dialog, once there is one. */
export async function dialogFrame(page: Page): Promise<Frame> {
  let found: Frame | undefined;
  await expect(() => {
    found = page.frames().find((frame) => frame.url().includes('/widget/'));
    expect(found).toBeDefined();
  }).toPass();
  if (!found) throw new Error('there is no frame');
  return found;
}

/** Presses what is in the widget, until something shows what follows; because Chromium gives a press in a frame that is just growing to the page around it. */
export async function pressInside(button: Locator, next: Locator): Promise<void> {
  await expect(async () => {
    if (!(await next.isVisible())) await button.click({ timeout: 2_000 });
    await expect(next).toBeVisible({ timeout: 2_000 });
  }).toPass();
}
