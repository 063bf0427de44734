import { CallError } from '../calls/CallError.ts';
import { findSurvey } from './findSurvey.ts';
import type { PolicyContext, SurveyOfAuthor } from './findSurvey.ts';
import { maySharePermission } from './rights.ts';
import { policyTexts } from './texts.ts';

/** The dialog, if the author may manage its team (spec §6, `sharing_permission` 1). */
export async function mayShare(context: PolicyContext, id: string | number): Promise<SurveyOfAuthor> {
  const survey = await findSurvey(context, id);
  if (maySharePermission(survey.role) === 0) {
    throw new CallError(409, policyTexts.notAllowed(survey.role, policyTexts.toShare));
  }
  return survey;
}
