import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Tables } from '../storage/tables/tables.ts';

/**
 * Counts the lines of conversations `c` that are about to be deleted, in the transaction of that: how often a text was agreed to, declined and taken back is all
 * that stays of them (docs/decisions/0172). Tests have none.
 */
export async function countConsents(tx: Kysely<Tables>, goes: RawBuilder<boolean>): Promise<void> {
  await sql`
    insert into consent_counts (survey_id, text_hash, act, gone)
    select l.survey_id, l.text_hash, l.act, count(*)
    from conversations c join consents l on l.survey_id = c.survey_id and l.conversation_id = c.conversation_id
    where ${goes} group by 1, 2, 3 order by 1, 2, 3
    on conflict (survey_id, text_hash, act) do update set gone = consent_counts.gone + excluded.gone`.execute(tx);
}
