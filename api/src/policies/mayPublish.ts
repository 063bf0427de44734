import type { PolicyContext, SurveyOfAuthor } from './findSurvey.ts';
import { refuseWithoutQuestion } from './refuseWithoutQuestion.ts';
import { withRight } from './withRight.ts';

/** The dialog, if the author may make it Live or Inaktiv; 409 when it shall go live while it asks nothing. */
export async function mayPublish(
  context: PolicyContext,
  id: string | number,
  active: boolean,
): Promise<SurveyOfAuthor> {
  const survey = await withRight(context, id, 'live_switch');
  return active ? refuseWithoutQuestion(survey) : survey;
}
