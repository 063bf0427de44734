import type { Kysely } from 'kysely';
import { CallError } from '../errors/CallError.ts';
import { countQuestions } from '../policies/countQuestions.ts';
import type { LockedSurvey } from '../storage/surveys/lockSurvey.ts';
import type { Tables } from '../storage/tables/tables.ts';
import { pointAt } from './pointAt.ts';
import type { PublishedBy } from './pointAt.ts';
import { keepRevision } from './keepRevision.ts';

/**
 * Makes the draft as it stands what respondents get from now on, and keeps its revision with its settings for good. 409 when
 * it asks nothing. Runs in the transaction that has locked the survey.
 */
export async function publishDraft(tx: Kysely<Tables>, survey: LockedSurvey, by: PublishedBy): Promise<void> {
  const { survey_id, revision } = survey;
  await refuseEmpty(tx, survey);
  await keepRevision(tx, survey_id);
  await pointAt(tx, survey_id, revision, by);
}

/** 409 where the draft asks nothing. */
export async function refuseEmpty(tx: Kysely<Tables>, { survey_id, publication_id }: LockedSurvey): Promise<void> {
  const { questions } = await tx
    .selectFrom('surveys')
    .select(countQuestions.as('questions'))
    .where('survey_id', '=', survey_id)
    .executeTakeFirstOrThrow();
  if (questions === 0)
    throw new CallError(publication_id === null ? 'survey/no-question' : 'publication/nothing-asked');
}
