import { sql } from 'kysely';
import type { Handler } from '../../../calls/handler.ts';
import { escapeLike } from '../../../storage/escapeLike.ts';
import { matching } from '../filter/matching.ts';
import { inSnapshot } from './inSnapshot.ts';

const AT_ONCE = 50;

interface TextRow {
  readonly conversation_id: string;
  readonly text: string;
  readonly answered_at: number;
}

/** The newest texts to a question, searched over all of them. */
export const resultTexts: Handler<'resultTexts'> = (input, context) =>
  inSnapshot(input, context, async ({ db, population }) => {
    const { question, part, search, page } = input;
    // A knowledge question keeps its words beside the entry that answered.
    const words = sql<string>`case jsonb_typeof(a.value) when 'array' then a.value ->> 0 else a.value #>> '{}' end`;
    const given = sql`
      from answers a
      join conversations c on c.survey_id = a.survey_id and c.conversation_id = a.conversation_id
      where a.survey_id = ${population.survey_id} and a.unique_question_id = ${question} and a.nachfrage_id = ${part}
        and a.withdrawn_turn = 0 and jsonb_typeof(a.value) <> 'object' and a.value <> 'null' and ${matching(population)}
        and (${search} = '' or ${words} ilike ${`%${escapeLike(search)}%`})`;
    const { rows } = await sql<TextRow>`
      select a.conversation_id, ${words} as text, round(extract(epoch from a.answered_at) * 1000)::float8 as answered_at
      ${given}
      order by a.answered_at desc, a.conversation_id
      limit ${AT_ONCE} offset ${page * AT_ONCE}`.execute(db);
    const counted = await sql<{ total: number }>`select count(*) as total ${given}`.execute(db);
    return { total: counted.rows[0]?.total ?? 0, texts: rows };
  });
