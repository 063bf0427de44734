import type { Locator, Page } from 'playwright/test';

/** What a way of doing something costs the author. */
export interface Effort {
  readonly clicks: number;
  /** Key presses; a key that is held with another counts with it as one, as people say it ('Strg V'). */
  readonly keys: number;
}

/** A person's hands on mouse and keyboard: whatever they do reaches the page through them, and is counted. */
export class CountedHand {
  clicks = 0;
  keys = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get effort(): Effort {
    return { clicks: this.clicks, keys: this.keys };
  }

  async click(place: Locator, options: { readonly button?: 'left' | 'right' } = {}): Promise<void> {
    this.clicks += 1;
    await place.click(options);
  }

  async press(key: string, times = 1): Promise<void> {
    for (let pressed = 0; pressed < times; pressed += 1) {
      this.keys += 1;
      await this.#page.keyboard.press(key);
    }
  }

  /** Types letter by letter into what has the focus. */
  async type(text: string): Promise<void> {
    this.keys += text.length;
    await this.#page.keyboard.type(text);
  }

  /**
   * Chooses from one of the browser's own lists: a click that opens it and one on the entry. The list is no part of the page, so
   * that nothing in the page can be pressed; both clicks are counted all the same.
   */
  async choose(list: Locator, label: string): Promise<void> {
    this.clicks += 2;
    await list.selectOption({ label });
  }

  /** Presses a key until the focus is on something; fails when it never comes there. */
  async pressUntil(key: string, wanted: Locator, most = 40): Promise<void> {
    for (let pressed = 0; pressed < most; pressed += 1) {
      if (await this.#hasFocus(wanted)) return;
      await this.press(key);
    }
    throw new Error(`${key} does not lead to ${String(wanted)}.`);
  }

  /** Whether the focus is on something, which need not be drawn yet. */
  #hasFocus(wanted: Locator): Promise<boolean> {
    return wanted.evaluateAll((elements) => elements.some((element) => element === document.activeElement));
  }
}
