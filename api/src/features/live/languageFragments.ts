import type { LanguageFragments, SurveyConfig } from '@dialogwerk/shared/contract';
import { liveBarFragments } from './texts.ts';

/** The live bar's wording in a dialog's language and form of address; German for a language that is not there yet. */
export function languageFragments({ language, du_sie }: Pick<SurveyConfig, 'language' | 'du_sie'>): LanguageFragments {
  return liveBarFragments[language.startsWith('en') ? 'en' : 'de'][du_sie];
}
