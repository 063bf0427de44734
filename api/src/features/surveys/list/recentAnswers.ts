import { RECENT_DAYS, STUDY_ZONE } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { finishedLive } from '../../../storage/surveys/liveConversations.ts';
import type { Tables } from '../../../storage/tables/tables.ts';

/**
 * How many live conversations of each dialog were finished on each of the last 28 days in Berlin, today last. Dialogs without any are
 * left out.
 */
export async function recentAnswers(
  db: Kysely<Tables>,
  surveyIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const { rows } = await sql<{ survey_id: string; days_ago: number; finished: number }>`
    with today as (
      select (${new Date(now)}::timestamptz at time zone ${STUDY_ZONE})::date as day
    )
    select survey_id, today.day - (finished_at at time zone ${STUDY_ZONE})::date as days_ago, count(*) as finished
    from conversations c, today
    where survey_id = any(${surveyIds}) and ${finishedLive}
      and finished_at >= (today.day - ${RECENT_DAYS - 1}::int)::timestamp at time zone ${STUDY_ZONE}
      and finished_at < (today.day + 1)::timestamp at time zone ${STUDY_ZONE}
    group by survey_id, days_ago`.execute(db);
  const recent = new Map<string, number[]>();
  for (const { survey_id, days_ago, finished } of rows) {
    const days = recent.get(survey_id) ?? Array.from({ length: RECENT_DAYS }, () => 0);
    days[RECENT_DAYS - 1 - days_ago] = finished;
    recent.set(survey_id, days);
  }
  return recent;
}
