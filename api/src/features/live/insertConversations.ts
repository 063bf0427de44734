import { newConversation } from '@dialogwerk/shared/dialog';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { currentSnapshot } from '../../storage/readSnapshot.ts';
import type { Tables } from '../../storage/tables.ts';

/** A conversation about to begin. */
export interface NewConversation {
  readonly survey_id: string;
  readonly conversation_id: string;
  readonly receipt_hash: Buffer;
}

/**
 * Makes conversations of a live user, each pinned to its survey's revision of this moment, whose snapshot is kept with
 * the first one. Surveys that are gone are left out.
 */
export async function insertConversations(
  db: Kysely<Tables>,
  conversations: readonly NewConversation[],
  { user_id_live, is_live, now }: { user_id_live: string; is_live: boolean; now: Date },
): Promise<void> {
  const surveyIds = conversations.map(({ survey_id }) => survey_id);
  const conversationIds = conversations.map(({ conversation_id }) => conversation_id);
  const receiptHashes = conversations.map(({ receipt_hash }) => receipt_hash);
  await sql`
    with kept as (
      insert into revisions (survey_id, revision, snapshot)
      select s.survey_id, s.revision, ${currentSnapshot}
      from surveys s
      where s.survey_id = any(${surveyIds}::text[]) and s.deleted_at is null
        and not exists (select from revisions r where r.survey_id = s.survey_id and r.revision = s.revision)
      on conflict do nothing
    )
    insert into conversations (survey_id, conversation_id, user_id_live, revision, is_live, state, started_at, receipt_hash)
    select s.survey_id, new.conversation_id, ${user_id_live}::uuid, s.revision, ${is_live}::boolean,
      ${JSON.stringify(newConversation)}::jsonb, ${now}::timestamptz, new.receipt_hash
    from unnest(${surveyIds}::text[], ${conversationIds}::uuid[], ${receiptHashes}::bytea[])
      as new (survey_id, conversation_id, receipt_hash)
    join surveys s on s.survey_id = new.survey_id and s.deleted_at is null`.execute(db);
}
