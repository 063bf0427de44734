import { CallError } from '../errors/CallError.ts';
import { findSurvey } from './findSurvey.ts';
import type { PolicyContext, SurveyOfAuthor } from './findSurvey.ts';

/** The dialog, if the author is its Besitzer; `state` says whether it shall be there or deleted already. */
export async function mayDelete(
  context: PolicyContext,
  id: string | number,
  state: 'there' | 'deleted',
): Promise<SurveyOfAuthor> {
  const survey = await findSurvey(context, id, state);
  if (survey.role !== 'Besitzer') throw new CallError('role/insufficient', { role: survey.role, need: 'delete' });
  return survey;
}
