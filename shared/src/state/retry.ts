import type { Notice } from './notice.ts';

/** The word on everything that tries the same again (spec §8). */
export const RETRY = 'Erneut versuchen';

/** A notice's offer to try the same again. */
export function retryWith(run: () => void): NonNullable<Notice['action']> {
  return { label: RETRY, run };
}
