import { CallError } from '../errors/CallError.ts';
import { findSurvey } from './findSurvey.ts';
import type { PolicyContext, SurveyOfAuthor } from './findSurvey.ts';
import { maySharePermission } from './rights.ts';

/** The dialog, if the author may manage its team (spec §6, `sharing_permission` 1). */
export async function mayShare(context: PolicyContext, id: string | number): Promise<SurveyOfAuthor> {
  const survey = await findSurvey(context, id);
  if (maySharePermission(survey.role) === 0) {
    throw new CallError('role/insufficient', { role: survey.role, need: 'share' });
  }
  return survey;
}
