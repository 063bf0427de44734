import { sql } from 'kysely';
import type { Handler } from '../../../calls/handler.ts';
import { escapeLike } from '../../../storage/escapeLike.ts';
import { matching } from '../filter/matching.ts';
import { inSnapshot } from './inSnapshot.ts';

const AT_ONCE = 50;

interface Found {
  readonly total: number;
  readonly texts: { conversation_id: string; text: string; answered_at: number }[];
}

/** The newest texts to a question, searched over all of them. */
export const resultTexts: Handler<'resultTexts'> = (input, context) =>
  inSnapshot(input, context, async ({ db, population }) => {
    const { question, part, search, page } = input;
    // A knowledge question keeps its words beside the entry that answered.
    const words = sql<string>`case jsonb_typeof(a.value) when 'array' then a.value ->> 0 else a.value #>> '{}' end`;
    // Looked through once: the texts of a page and their number come from the same rows.
    const { rows } = await sql<Found>`
      with given as materialized (
        select a.conversation_id, ${words} as text, a.answered_at
        from answers a
        join conversations c on c.survey_id = a.survey_id and c.conversation_id = a.conversation_id
        where a.survey_id = ${population.survey_id} and a.unique_question_id = ${question} and a.nachfrage_id = ${part}
          and a.withdrawn_turn = 0 and a.value is not null and ${words} <> '' and ${matching(population)}
          and (${search} = '' or ${words} ilike ${`%${escapeLike(search)}%`})
      ), page as (
        select conversation_id, text, round(extract(epoch from answered_at) * 1000)::float8 as answered_at
        from given
        order by given.answered_at desc, conversation_id
        limit ${AT_ONCE} offset ${page * AT_ONCE}
      )
      select (select count(*) from given) as total,
        (select coalesce(jsonb_agg(p order by p.answered_at desc, p.conversation_id), '[]') from page p) as texts`.execute(
      db,
    );
    return rows[0] ?? { total: 0, texts: [] };
  });
