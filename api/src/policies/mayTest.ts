import type { PolicyContext, SurveyOfAuthor } from './findSurvey.ts';
import { refuseWithoutQuestion } from './refuseWithoutQuestion.ts';
import { withRight } from './withRight.ts';

/** The dialog, if the author may try it out; 409 while it asks nothing (domain.md §8). */
export async function mayTest(context: PolicyContext, id: string | number): Promise<SurveyOfAuthor> {
  return refuseWithoutQuestion(await withRight(context, id, 'testen'));
}
