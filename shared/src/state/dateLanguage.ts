import { crossAppAtom } from './crossAppAtom.ts';
import { oneOf } from './guards.ts';

/** The two locales of dates (spec §9). */
export type DateLanguage = 'de' | 'en';

/** How the author wants dates and times written. Owner: shell, which takes it from the account. */
export const $dateLanguage = crossAppAtom<DateLanguage>('dateLanguage', 'de', oneOf('de', 'en'));
