import { sql } from 'kysely';
import type { Handler } from '../../calls/handler.ts';
import { mayDelete } from '../../policies/mayDelete.ts';

/** What would go with a dialog: whether its link works now, and what respondents have answered. */
export const surveyDeletion: Handler<'surveyDeletion'> = async (input, context) => {
  const { survey_id, active } = await mayDelete(context, input.survey_id, 'there');
  const { rows } = await sql<{ conversations: number; answers: number }>`
    select
      (select count(*) from conversations c where c.survey_id = ${survey_id} and c.is_live) as conversations,
      (select count(*) from answers a join conversations c using (survey_id, conversation_id)
       where a.survey_id = ${survey_id} and a.withdrawn_at is null and c.is_live) as answers`.execute(
    context.services.db,
  );
  return { active, conversations: rows[0]?.conversations ?? 0, answers: rows[0]?.answers ?? 0 };
};
