import { sql } from 'kysely';
import { CallError } from '../errors/CallError.ts';
import { findSurvey } from './findSurvey.ts';
import type { PolicyContext, SurveyOfAuthor } from './findSurvey.ts';
import { rightsOf } from './rights.ts';

/** The dialog, if the author may put its blocks into others: who may edit it, and its whole team where it is offered as a part. */
export async function mayUsePart(context: PolicyContext, id: string | number): Promise<SurveyOfAuthor> {
  const survey = await findSurvey(context, id);
  if (rightsOf[survey.role].bearbeiten === 1) return survey;
  const { offered } = await context.services.db
    .selectFrom('surveys')
    .select(isOffered.as('offered'))
    .where('survey_id', '=', survey.survey_id)
    .executeTakeFirstOrThrow();
  if (!offered) throw new CallError('role/insufficient', { role: survey.role, need: 'edit' });
  return survey;
}

/** SQL: whether the survey in the outer query is offered as a part. */
export const isOffered = sql<boolean>`coalesce(jsonb_typeof(surveys.settings->'library') = 'object', false)`;
