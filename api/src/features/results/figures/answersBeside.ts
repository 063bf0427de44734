import { OTHER_PART } from '@dialogwerk/shared/dialog';
import type { StoredPart, Variable } from '@dialogwerk/shared/dialog';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/**
 * What the conversation `c` has answered to the questions that these columns take entries over from, so that what it was not offered does not count as
 * not chosen; null where none does. Of what was typed beside 'Sonstiges', only that something was.
 */
export function answersBeside(variables: readonly Variable[]): RawBuilder<readonly StoredPart[] | null> {
  const by = variables.flatMap(({ source }) => (source.from === 'answer' ? (source.offeredTo?.by ?? []) : []));
  if (by.length === 0) return sql`null::jsonb`;
  return sql`(
    select jsonb_agg(jsonb_build_array(s.unique_question_id, s.nachfrage_id,
        case when s.nachfrage_id = '' or s.value is null then s.value else '"typed"'::jsonb end)
      order by s.unique_question_id, s.nachfrage_id)
    from answers s
    where s.survey_id = c.survey_id and s.conversation_id = c.conversation_id and s.withdrawn_turn = 0
      and s.unique_question_id = any(${[...new Set(by)]}::text[])
      and s.nachfrage_id in ('', s.unique_question_id || ${OTHER_PART}))`;
}
