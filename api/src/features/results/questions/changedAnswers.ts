import { sql } from 'kysely';
import type { Handler } from '../../../calls/handler.ts';
import { inSnapshot } from '../figures/inSnapshot.ts';
import { matching } from '../filter/matching.ts';

interface Changed {
  readonly unique_question_id: string;
  readonly part: string;
  readonly count: number;
}

/** How often an answer that applies took the place of another one. */
export const changedAnswers: Handler<'changedAnswers'> = (input, context) =>
  inSnapshot(input, context, async ({ db, population }) => {
    const { rows } = await sql<Changed>`
      select a.unique_question_id, a.nachfrage_id as part, count(distinct a.conversation_id) as count
      from answers a
      join conversations c on c.survey_id = a.survey_id and c.conversation_id = a.conversation_id
      where a.survey_id = ${population.survey_id} and a.withdrawn_turn > 0 and ${matching(population)}
        and exists (
          select from answers n
          where n.survey_id = a.survey_id and n.conversation_id = a.conversation_id
            and n.unique_question_id = a.unique_question_id and n.nachfrage_id = a.nachfrage_id and n.withdrawn_turn = 0)
      group by 1, 2
      order by 1, 2`.execute(db);
    return { changed: rows };
  });
