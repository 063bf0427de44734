import type { Page } from 'playwright/test';

/** Sets an atom that shell and modules share, as a module does. */
export function setAtom(page: Page, name: string, value: unknown): Promise<void> {
  return page.evaluate(([key, wanted]) => Reflect.get(globalThis, Symbol.for(`dialogwerk.atom.${key}`)).set(wanted), [
    name,
    value,
  ] as const);
}
