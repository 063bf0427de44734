import type { PolicyContext, SurveyOfAuthor } from './findSurvey.ts';
import { withRight } from './withRight.ts';

/** The dialog, if the author may change its blocks and settings. */
export function mayEdit(context: PolicyContext, id: string | number): Promise<SurveyOfAuthor> {
  return withRight(context, id, 'bearbeiten');
}
