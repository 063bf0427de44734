import { vi } from 'vitest';

/** Stands in for a window of which just this media query holds. */
export function inWindow(held: string): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === held,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    // MUI still follows colours by the old names.
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
}
