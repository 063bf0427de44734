import { expect } from 'playwright/test';
import type { Locator } from 'playwright/test';

/** A field that something was typed into. */
export interface Typed {
  /** What people call it, to tell which one has lost its text. */
  readonly field: string;
  readonly word: string;
}

/** What a text is typed into; what is chosen, dated or sent as a file is not. */
const selector = [
  'textarea:not([aria-hidden]):not([readonly]):not(:disabled)',
  ...['text', 'url', 'email', 'tel'].map((type) => `input[type="${type}"]:not([readonly]):not(:disabled)`),
  '[contenteditable="true"]',
]
  .map((each) => `${each}:visible`)
  .join(', ');

/** The text fields that are to be seen in a place, from top to bottom. */
export const textFieldsIn = (place: Locator): Locator => place.locator(selector);

/** Unfolds what is folded in a place, so that all of its fields are there. */
export async function unfold(place: Locator): Promise<void> {
  const folded = place.locator('button[aria-expanded="false"]:not([aria-haspopup]):visible');
  while ((await folded.count()) > 0) await folded.first().click();
}

let typed = 0;

/** Types a word of its own into a field, or a number where only numbers are taken. */
export async function typeInto(field: Locator): Promise<Typed> {
  typed += 1;
  const { name, takesNumbers } = await field.evaluate((element) => {
    const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
    const label = labels.map(({ textContent }) => textContent).join(' ');
    const { inputMode } = element instanceof HTMLElement ? element : { inputMode: '' };
    return {
      name: element.ariaLabel ?? (label === '' ? element.outerHTML.slice(0, 200) : label),
      takesNumbers: inputMode === 'decimal' || inputMode === 'numeric',
    };
  });
  const word = takesNumbers ? String(7000 + typed) : `wort${typed}x`;
  await field.fill(word);
  return { field: name, word };
}

/** Types into each text field of a place, one after the other; the last one keeps the focus. */
export async function typeIntoAll(place: Locator): Promise<Typed[]> {
  const all: Typed[] = [];
  const fields = textFieldsIn(place);
  for (let index = 0; index < (await fields.count()); index += 1) all.push(await typeInto(fields.nth(index)));
  return all;
}

/** What was typed stands in a field of the place again, or in what is stored. */
export async function expectKept(all: readonly Typed[], place: Locator, stored: () => Promise<unknown>): Promise<void> {
  await expect
    .poll(async () => {
      await unfold(place);
      const shown = await textFieldsIn(place).evaluateAll((fields) =>
        fields.map((field) => ('value' in field ? String(field.value) : field.textContent)),
      );
      const known = `${shown.join('\n')}\n${JSON.stringify(await stored())}`;
      return all.filter(({ word }) => !known.includes(word)).map(({ field }) => field);
    })
    .toEqual([]);
}
