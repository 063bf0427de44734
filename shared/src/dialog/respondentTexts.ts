import type { SurveyConfig } from '../contract/index.ts';
import { english } from './texts.en.ts';
import { germanDu, germanSie } from './texts.ts';
import type { RespondentTexts } from './texts.ts';
import { dialogWording } from './wording/dialogWording.ts';
import { wordingOf } from './wording/wordingOf.ts';

export type DuSie = SurveyConfig['du_sie'];

const textsOf = dialogWording.inEach('respondent', { sie: germanSie, du: germanDu, en: english });

/**
 * The product's own sentences to respondents (domain.md §1, §14). A language without sentences of its own gets English, and so does
 * one that a browser has not fetched.
 */
export function respondentTexts(language: string, du_sie: DuSie): RespondentTexts {
  return textsOf(wordingOf(language, du_sie));
}
