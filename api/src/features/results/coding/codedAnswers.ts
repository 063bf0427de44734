import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { matching } from '../filter/matching.ts';
import type { Population } from '../filter/Population.ts';

/** Which texts: those to a question, or to a part of it. */
export interface TextPlace {
  readonly question: string;
  readonly part: string;
}

/** What stands in the answer `a` in words; a knowledge question keeps them beside the entry that answered. */
export const words = sql<string>`case jsonb_typeof(a.value) when 'array' then a.value ->> 0 else a.value #>> '{}' end`;

/** `from … where`: the texts that apply, as `a`, of the conversations `c` that count. */
export function textsOf(population: Population, { question, part }: TextPlace): RawBuilder<unknown> {
  return sql`
    from answers a
    join conversations c on c.survey_id = a.survey_id and c.conversation_id = a.conversation_id
    where a.survey_id = ${population.survey_id} and a.unique_question_id = ${question} and a.nachfrage_id = ${part}
      and a.withdrawn_turn = 0 and jsonb_typeof(a.value) not in ('object', 'null') and ${words} <> ''
      and ${matching(population)}`;
}

/** What was coded in the answer `a`, as rows of `k`, by codes that are in sight; of another answer's coding nothing. */
export const codingsOfText = sql`
  from codings k
  join codes d on d.survey_id = k.survey_id and d.code_id = k.code_id and d.deleted_at is null
  where k.survey_id = a.survey_id and k.conversation_id = a.conversation_id and k.answered_at = a.answered_at
    and d.unique_question_id = a.unique_question_id and d.part = a.nachfrage_id`;
