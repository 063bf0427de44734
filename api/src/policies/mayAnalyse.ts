import type { PolicyContext, SurveyOfAuthor } from './findSurvey.ts';
import { withRight } from './withRight.ts';

/** The dialog, if the author may see its answers. */
export function mayAnalyse(context: PolicyContext, id: string | number): Promise<SurveyOfAuthor> {
  return withRight(context, id, 'analyse');
}
