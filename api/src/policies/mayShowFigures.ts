import { CallError } from '../errors/CallError.ts';
import type { PolicyContext, SurveyOfAuthor } from './findSurvey.ts';
import { maySharePermission } from './rights.ts';
import { withRight } from './withRight.ts';

/** The dialog, if the author may show its figures to anybody: Besitzer and Voller Zugriff, as for its team. */
export async function mayShowFigures(context: PolicyContext, id: string | number): Promise<SurveyOfAuthor> {
  const survey = await withRight(context, id, 'analyse');
  if (maySharePermission(survey.role) === 0) {
    throw new CallError('role/insufficient', { role: survey.role, need: 'showFigures' });
  }
  return survey;
}
