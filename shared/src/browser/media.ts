import { reached } from './reached.ts';

/** Whether a media query holds; false where the browser does not say. */
export const mediaMatches = (query: string): boolean => reached(() => globalThis.matchMedia(query).matches) ?? false;

/** Whether the device asks for less motion. */
export const reducesMotion = (): boolean => mediaMatches('(prefers-reduced-motion: reduce)');

/** Hears whenever a media query begins or ceases to hold; gives the way to stop. */
export function followMedia(query: string, onChange: (matches: boolean) => void): () => void {
  const media = reached(() => globalThis.matchMedia(query));
  const listener = (): void => onChange(mediaMatches(query));
  reached(() => media?.addEventListener('change', listener));
  return () => reached(() => media?.removeEventListener('change', listener));
}
