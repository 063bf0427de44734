import type { SurveyFlags } from '@dialogwerk/shared/contract';
import { CallError } from '../errors/CallError.ts';
import { findSurvey } from './findSurvey.ts';
import type { PolicyContext, SurveyOfAuthor } from './findSurvey.ts';
import { rightsOf } from './rights.ts';

const needs = {
  bearbeiten: 'edit',
  intrance: 'train',
  testen: 'test',
  live_switch: 'publish',
  analyse: 'analyse',
} as const satisfies Record<keyof SurveyFlags, string>;

/**
 * The dialog, if the author's role has the right; 404 without a role. A role that does not reach is a 409, not a 403,
 * because the client logs the author out on a 403 (spec §8) and nothing is wrong with their session.
 */
export async function withRight(
  context: PolicyContext,
  id: string | number,
  right: keyof SurveyFlags,
): Promise<SurveyOfAuthor> {
  const survey = await findSurvey(context, id);
  if (rightsOf[survey.role][right] === 0)
    throw new CallError('role/insufficient', { role: survey.role, need: needs[right] });
  return survey;
}
