import { sql } from 'kysely';
import { finishedLive } from './liveConversations.ts';

/** SQL: how many live conversations of the survey in the outer query are finished. */
export const countFinished = sql<number>`(
  select count(*) from conversations c where c.survey_id = surveys.survey_id and ${finishedLive})`;
