import { sql } from 'kysely';

/** SQL: how many live conversations of the survey in the outer query are finished. */
export const countFinished = sql<number>`(
  select count(*) from conversations
  where conversations.survey_id = surveys.survey_id and is_live and finished_at is not null)`;
