import { mediaMatches } from '@dialogwerk/shared/browser';

/** Whether fingers type here, on keys that have no Shift and Enter. */
export const hasTouchKeyboard = (): boolean => mediaMatches('(pointer: coarse)');
