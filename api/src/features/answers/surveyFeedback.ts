import type { SurveyFeedback } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import type { Handler } from '../../calls/handler.ts';
import { mayAnalyse } from '../../policies/mayAnalyse.ts';

/** What the analysis lists at most. */
const NEWEST = 200;
const RATINGS = [1, 2, 3, 4, 5] as const;

/** What respondents have said of a dialog, over live conversations (role with analyse 1). */
export const surveyFeedback: Handler<'surveyFeedback'> = async ({ survey_id: named }, { services, who }) => {
  const { survey_id } = await mayAnalyse({ services, who }, named);
  const ofLive = sql`
    feedback f
    join conversations c on c.survey_id = f.survey_id and c.conversation_id = f.conversation_id and c.is_live
    where f.survey_id = ${survey_id}`;
  const counts = await sql<{ rating: number | null; given: number }>`
    select f.rating, count(*) as given from ${ofLive} group by f.rating`.execute(services.db);
  const entries = await sql<SurveyFeedback['entries'][number]>`
    select f.feedback_id, f.conversation_id, f.rating, f.text,
      round(extract(epoch from f.created_at) * 1000)::float8 as created_at,
      (select coalesce(nullif(b.definition ->> 'short_name', ''), nullif(b.definition ->> 'context', ''), b.unique_question_id)
       from blocks b where b.survey_id = f.survey_id and b.unique_question_id = f.unique_question_id) as question
    from ${ofLive}
    order by f.created_at desc, f.feedback_id desc
    limit ${NEWEST}`.execute(services.db);
  const givenFor = (rating: number): number => counts.rows.find((row) => row.rating === rating)?.given ?? 0;
  return {
    count: counts.rows.reduce((sum, { given }) => sum + given, 0),
    ratings: RATINGS.map(givenFor),
    entries: entries.rows,
  };
};
