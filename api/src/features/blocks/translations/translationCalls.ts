import type { Handlers } from '../../../calls/handler.ts';
import { getTranslations } from './getTranslations.ts';
import { setLanguages } from './setLanguages.ts';
import { setTranslations } from './setTranslations.ts';

/** The texts of a dialog in its other languages (domain.md §14). */
export const translationCalls = { getTranslations, setTranslations, setLanguages } satisfies Partial<Handlers>;
