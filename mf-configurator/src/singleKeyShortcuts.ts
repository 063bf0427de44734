import { atom } from 'nanostores';

const KEY = 'dialogwerk-single-keys';

/**
 * Whether shortcuts of one sign, such as '/', work. They can be switched off for those who dictate or slip on keys
 * (WCAG 2.1.4); this browser remembers it.
 */
export const $singleKeyShortcuts = atom(kept());

export function allowSingleKeyShortcuts(allowed: boolean): void {
  $singleKeyShortcuts.set(allowed);
  try {
    localStorage.setItem(KEY, allowed ? 'on' : 'off');
  } catch {
    // Holds until the page is left.
  }
}

function kept(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}
