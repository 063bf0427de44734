import { STUDY_ZONE, studyDay } from '@dialogwerk/shared/contract';
import type { StudyOverview } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { StudyOfAuthor } from '../../../policies/StudyOfAuthor.ts';
import type { Tables } from '../../../storage/tables/tables.ts';

const DAYS = 14;
const DAY_MS = 24 * 60 * 60_000;

/** How many respondents have begun and finished on each of the last 14 days by the study's clock, today the last of them. */
export async function countDays(db: Kysely<Tables>, of: StudyOfAuthor, now: number): Promise<StudyOverview['days']> {
  // By noon in UTC, which is the same day in Berlin, also where clocks are put forward or back.
  const noon = Date.parse(`${studyDay(now)}T12:00:00Z`);
  const days = Array.from({ length: DAYS }, (_, place) => studyDay(noon - (DAYS - 1 - place) * DAY_MS));
  const first = sql`${days[0]}::date::timestamp at time zone ${STUDY_ZONE}`;
  const dayOf = (column: 'started_at' | 'finished_at') => sql`
    to_char(${sql.ref(column)} at time zone ${STUDY_ZONE}, 'YYYY-MM-DD')`;
  const { all, finished } = rowsOf(of);
  const { rows } = await sql<StudyOverview['days'][number]>`
    select day, sum(begun)::int as begun, sum(finished)::int as finished
    from (
      select ${dayOf('started_at')} as day, 1 as begun, 0 as finished ${all} and started_at >= ${first}
      union all
      select ${dayOf('finished_at')}, 0, 1 ${finished} and finished_at >= ${first}
    ) counted
    group by day`.execute(db);
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return days.map((day) => byDay.get(day) ?? { day, begun: 0, finished: 0 });
}

/** Where respondents are counted, tests left out: conversations of a dialog, participations in a multi-chat. */
function rowsOf({ survey_id, manager }: StudyOfAuthor): Readonly<Record<'all' | 'finished', RawBuilder<unknown>>> {
  if (manager !== null) {
    const all = sql`from participations where dialog_manager_id = ${manager.dialog_manager_id} and not is_test`;
    return { all, finished: sql`${all} and finished_at is not null` };
  }
  const all = sql`from conversations where survey_id = ${survey_id} and is_live`;
  return { all, finished: sql`${all} and finished_at is not null and not screened` };
}
