import type { LanguageFragments, SurveyConfig } from '@dialogwerk/shared/contract';
import { wordingLanguage } from '@dialogwerk/shared/dialog/messenger';
import { liveBarFragments } from '../texts.ts';

/** The live bar's wording in a dialog's language and form of address; English for a language that is not there yet. */
export function languageFragments({ language, du_sie }: Pick<SurveyConfig, 'language' | 'du_sie'>): LanguageFragments {
  return liveBarFragments[wordingLanguage(language)][du_sie];
}
