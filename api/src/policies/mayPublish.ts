import type { PolicyContext, SurveyOfAuthor } from './findSurvey.ts';
import { withRight } from './withRight.ts';

/** The dialog, if the author may decide what respondents get: publish it, make it Live or Inaktiv. */
export function mayPublish(context: PolicyContext, id: string | number): Promise<SurveyOfAuthor> {
  return withRight(context, id, 'live_switch');
}
