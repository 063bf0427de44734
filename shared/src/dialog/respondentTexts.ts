import type { SurveyConfig } from '../contract/index.ts';
import { english } from './texts.en.ts';
import { germanDu, germanSie } from './texts.ts';
import type { RespondentTexts } from './texts.ts';
import { wordingLanguage } from '../contract/wordingLanguage.ts';

export type DuSie = SurveyConfig['du_sie'];

/** The product's own sentences to respondents (domain.md §1). A language without a file of its own gets English. */
export function respondentTexts(language: string, du_sie: DuSie): RespondentTexts {
  if (wordingLanguage(language) === 'en') return english;
  return du_sie === 'du' ? germanDu : germanSie;
}
