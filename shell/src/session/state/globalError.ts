import { atom } from 'nanostores';

/** Why the author stands on the login screen (spec §3, 'Global error'; the alert is always a warning); `endSession` sets it. */
export const $globalError = atom<string | null>(null);
