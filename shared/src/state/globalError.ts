import { crossAppAtom } from './crossAppAtom.ts';

/** Why the author stands on the login screen (spec §3, 'Global error'; the alert is always a warning). Owner: shell. */
export const $globalError = crossAppAtom<string | null>('globalError', null);
