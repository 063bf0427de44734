import type { PolicyContext, SurveyOfAuthor } from './findSurvey.ts';
import { withRight } from './withRight.ts';
import { CallError } from '../errors/CallError.ts';

/** The dialog, if the author may try it out; 409 while it asks nothing (domain.md §8). */
export async function mayTest(context: PolicyContext, id: string | number): Promise<SurveyOfAuthor> {
  return refuseWithoutQuestion(await withRight(context, id, 'testen'));
}

/** The dialog as it is; 409 while it has no block that can be asked (domain.md §8). */
function refuseWithoutQuestion(survey: SurveyOfAuthor): SurveyOfAuthor {
  if (survey.questions === 0) throw new CallError('survey/no-question');
  return survey;
}
