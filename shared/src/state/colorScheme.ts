import { crossAppAtom } from './crossAppAtom.ts';
import { oneOf } from './guards.ts';

/** What the author chose; 'system' follows the device. */
export type ColorScheme = 'light' | 'dark' | 'system';
const KEY = 'color_scheme';

function stored(): ColorScheme {
  const value = globalThis.localStorage?.getItem(KEY);
  return value === 'light' || value === 'dark' ? value : 'system';
}

export const $colorScheme = crossAppAtom<ColorScheme>('colorScheme', stored(), oneOf('light', 'dark', 'system'));

/** Changes the theme and remembers it on this device; what follows the device leaves nothing there. */
export function chooseColorScheme(scheme: ColorScheme): void {
  if (scheme === 'system') globalThis.localStorage?.removeItem(KEY);
  else globalThis.localStorage?.setItem(KEY, scheme);
  $colorScheme.set(scheme);
}
