import { findSurvey } from './findSurvey.ts';
import type { PolicyContext, SurveyOfAuthor } from './findSurvey.ts';

/** The dialog, if the author has any role in it. */
export function maySee(context: PolicyContext, id: string | number): Promise<SurveyOfAuthor> {
  return findSurvey(context, id);
}
