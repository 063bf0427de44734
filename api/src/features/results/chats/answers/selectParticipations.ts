import { everything } from '@dialogwerk/shared/dialog';
import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Tables } from '../../../../storage/tables/tables.ts';
import { clock, selectConversations } from '../../data/conversationRows.ts';
import type { ConversationRow } from '../../data/conversationRows.ts';
import type { Population } from '../../filter/Population.ts';

/** A participation as the database gives it. */
export interface ParticipationRow {
  readonly participation_id: string;
  /** 'YYYY-MM-DDTHH:MM:SS' by the clock of Berlin. */
  readonly started: string;
  readonly last: string;
  readonly publication_id: string;
  /** The conversation with each dialog, in their order; null where it has not begun. */
  readonly chats: readonly (ConversationRow | null)[];
}

/** All participations in a multi-chat with what was answered in each dialog, in the order in which they began. */
export function selectParticipations(
  dialog_manager_id: number,
  dialogs: readonly Omit<Population, 'filter'>[],
): RawBuilder<ParticipationRow> {
  const chats = dialogs.map(
    (dialog) => sql`(
      select to_jsonb(one) from (${selectConversations({ ...dialog, filter: everything })}) one
      where one.participation_id = p.participation_id)`,
  );
  return sql<ParticipationRow>`
    select p.participation_id, ${clock(sql`p.started_at`)} as started, ${clock(sql`p.last_at`)} as last, p.publication_id,
      to_jsonb(array[${sql.join(chats)}]::jsonb[]) as chats
    from participations p
    where p.dialog_manager_id = ${dialog_manager_id} and not p.is_test
    order by p.started_at, p.participation_id`;
}

/** How many participations there are in a multi-chat. */
export async function countParticipations(db: Kysely<Tables>, dialog_manager_id: number): Promise<number> {
  const { total } = await db
    .selectFrom('participations')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('dialog_manager_id', '=', dialog_manager_id)
    .where('is_test', '=', false)
    .executeTakeFirstOrThrow();
  return total;
}
