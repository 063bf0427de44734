import type { Page } from 'playwright/test';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of a card of the graph that is wholly in view and that nothing lies upon, and the id of its block. */
export async function cardInView(page: Page, selector = '.react-flow__node'): Promise<Point & { readonly id: string }> {
  const found = await page.evaluate((wanted) => {
    for (const element of document.querySelectorAll<HTMLElement>(wanted)) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isInside = left > 0 && top > 130 && left + width < innerWidth && top + height < innerHeight;
      if (isInside && element.contains(document.elementFromPoint(x, y)))
        return { x, y, id: element.dataset['id'] ?? '' };
    }
    return null;
  }, selector);
  if (!found) throw new Error(`None is wholly in view: ${selector}`);
  return found;
}
