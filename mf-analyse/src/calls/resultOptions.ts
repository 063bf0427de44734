import { showNotice } from '@dialogwerk/shared/state';
import { texts } from '../texts.ts';

/**
 * How figures are shown under a filter: what was shown last stays in sight, told by `isReloading`, until another filter's are there, so
 * that a page of figures does not jump at each step of a filter; and a notice says when they could not be renewed.
 */
export const resultOptions = {
  keepsLast: true,
  onReloadFailed: (reason: string): void => showNotice(texts.fault.update(reason)),
} as const;
