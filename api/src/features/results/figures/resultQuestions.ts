import { sql } from 'kysely';
import type { Handler } from '../../../calls/handler.ts';
import { matching, openPart, openQuestion } from '../filter/matching.ts';
import { countOf } from '../population.ts';
import { inSnapshot } from './inSnapshot.ts';
import type { FigureContext } from './inSnapshot.ts';

interface States {
  readonly unique_question_id: string;
  readonly part: string;
  readonly answered: number;
  readonly skipped: number;
  readonly withdrawn: number;
  readonly open: number;
}

/** One pass over the answers that apply, one over those that were withdrawn, one over the open questions; each apart from the others. */
async function readStates({ db, population }: FigureContext): Promise<States[]> {
  const { survey_id } = population;
  const counts = matching(population);
  const ofConversation = sql`a.survey_id = c.survey_id and a.conversation_id = c.conversation_id`;
  const { rows } = await sql<States>`
    select unique_question_id, part, sum(answered)::int as answered, sum(skipped)::int as skipped,
      sum(withdrawn)::int as withdrawn, sum(open)::int as open
    from (
      select a.unique_question_id, a.nachfrage_id as part, count(a.value) as answered,
        count(*) - count(a.value) as skipped, 0 as withdrawn, 0 as open
      from answers a join conversations c on ${ofConversation}
      where a.survey_id = ${survey_id} and a.withdrawn_turn = 0 and ${counts}
      group by 1, 2
      union all
      select a.unique_question_id, a.nachfrage_id, 0, 0, count(distinct a.conversation_id), 0
      from answers a join conversations c on ${ofConversation}
      where a.survey_id = ${survey_id} and a.withdrawn_turn > 0 and ${counts}
        and not (${openQuestion} is not distinct from a.unique_question_id and ${openPart} = a.nachfrage_id)
        and not exists (
          select from answers n
          where n.survey_id = a.survey_id and n.conversation_id = a.conversation_id
            and n.unique_question_id = a.unique_question_id and n.nachfrage_id = a.nachfrage_id and n.withdrawn_turn = 0)
      group by 1, 2
      union all
      select o.question, o.part, 0, 0, 0, count(*)
      from (
        select c.survey_id, c.conversation_id, ${openQuestion} as question, ${openPart} as part
        from conversations c where ${counts} and c.finished_at is null
      ) o
      where o.question is not null and not exists (
        select from answers n
        where n.survey_id = o.survey_id and n.conversation_id = o.conversation_id
          and n.unique_question_id = o.question and n.nachfrage_id = o.part and n.withdrawn_turn = 0)
      group by 1, 2
    ) every
    group by 1, 2
    order by 1, 2`.execute(db);
  return rows;
}

/** What became of every question. */
export const resultQuestions: Handler<'resultQuestions'> = (input, context) =>
  inSnapshot(input, context, async (figures) => {
    const states = await readStates(figures);
    return {
      total: await countOf(figures.db, figures.population),
      questions: states.map(({ unique_question_id, part, answered, skipped, withdrawn, open }) => {
        const asked = answered + skipped + withdrawn + open;
        return { unique_question_id, part, asked, answered, skipped, withdrawn, open };
      }),
    };
  });
