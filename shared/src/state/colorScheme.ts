import { crossAppAtom } from './crossAppAtom.ts';

/** What the author chose; 'system' follows the device. */
export type ColorScheme = 'light' | 'dark' | 'system';
const KEY = 'color_scheme';

function stored(): ColorScheme {
  const value = globalThis.localStorage?.getItem(KEY);
  return value === 'light' || value === 'dark' ? value : 'system';
}

export const $colorScheme = crossAppAtom<ColorScheme>('colorScheme', stored());

/** Changes the theme and remembers it on this device. */
export function chooseColorScheme(scheme: ColorScheme): void {
  globalThis.localStorage?.setItem(KEY, scheme);
  $colorScheme.set(scheme);
}
