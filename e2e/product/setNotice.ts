import type { Page } from 'playwright/test';

/** Shows a sentence with 'Rückgängig' at the foot of the screen, as a module does; what is offered does nothing. */
export function setNotice(page: Page, text: string): Promise<void> {
  return page.evaluate(
    (sentence) =>
      Reflect.get(globalThis, Symbol.for('dialogwerk.atom.notice')).set({
        id: Date.now(),
        text: sentence,
        action: { label: 'Rückgängig', run: () => undefined },
      }),
    text,
  );
}
