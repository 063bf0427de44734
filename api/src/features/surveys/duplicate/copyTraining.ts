import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../storage/tables/tables.ts';

/**
 * Copies what a dialog is trained with now to another one, where it is in effect if some training was: the examples that authors wrote.
 * Those that respondents said stay with their conversations, which may be deleted.
 */
export async function copyTraining(tx: Kysely<Tables>, from: string, survey_id: string, now: Date): Promise<void> {
  await sql`
    insert into training_examples (survey_id, unique_question_id, target, example, since)
    select ${survey_id}, unique_question_id, target, example, 1 from training_examples
    where survey_id = ${from} and until is null and conversation_id is null`.execute(tx);
  await sql`
    insert into training_bounds (survey_id, unique_question_id, since, accept, ask)
    select ${survey_id}, unique_question_id, 1, accept, ask from (
      select distinct on (unique_question_id) unique_question_id, accept, ask from training_bounds
      where survey_id = ${from} order by unique_question_id, since desc) newest
    where accept is not null`.execute(tx);
  const { rows } = await sql<{ applied: boolean }>`
    update surveys copied set training_revision = 1,
      training_applied = case when source.training_applied is null then null else 1 end
    from surveys source
    where copied.survey_id = ${survey_id} and source.survey_id = ${from} and source.training_revision > 0
    returning copied.training_applied is not null as applied`.execute(tx);
  if (rows[0]?.applied !== true) return;
  await tx
    .insertInto('trainings')
    .values({ survey_id, training_revision: 1, applied_at: now, user_id: null })
    .execute();
}
