import { CallError } from '../errors/CallError.ts';
import type { SurveyOfAuthor } from './findSurvey.ts';

/** The dialog as it is; 409 while it has no block that can be asked (domain.md §8). */
export function refuseWithoutQuestion(survey: SurveyOfAuthor): SurveyOfAuthor {
  if (survey.questions === 0) throw new CallError('survey/no-question');
  return survey;
}
