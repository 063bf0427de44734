import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../storage/tables/tables.ts';
import type { PlayedDialog } from './playPath.ts';

interface NewConversation {
  readonly survey_id: string;
  readonly conversation_id: string;
  readonly revision: number;
  /** Whether a language model leads it from there on. */
  readonly led: boolean;
}

/** Stores what was played in a conversation that has just begun, in the transaction that began it. */
export async function storePlayed(
  tx: Kysely<Tables>,
  { survey_id, conversation_id, revision, led }: NewConversation,
  { pieces, state, turns, finished, waiting, ended }: PlayedDialog,
): Promise<void> {
  for (const piece of pieces) {
    await sql`
      with said as (
        insert into turns (survey_id, conversation_id, turn, turn_id, entries, outcome, created_at, event)
        select ${survey_id}, ${conversation_id}::uuid, t.turn, t.turn_id, t.entries, t.outcome, t.created_at, t.event
        from jsonb_to_recordset(${piece.turns}::jsonb) as t
          (turn int, turn_id uuid, entries jsonb, outcome jsonb, created_at timestamptz, event jsonb)
      )
      insert into answers (survey_id, conversation_id, unique_question_id, nachfrage_id, value, revision, answered_at)
      select ${survey_id}, ${conversation_id}::uuid, a.unique_question_id, a.nachfrage_id, a.value, ${revision}, a.answered_at
      from jsonb_to_recordset(${piece.answers}::jsonb) as a
        (unique_question_id text, nachfrage_id text, value jsonb, answered_at timestamptz)
      on conflict (survey_id, conversation_id, unique_question_id, nachfrage_id, withdrawn_turn)
      do update set value = excluded.value, answered_at = excluded.answered_at`.execute(tx);
  }
  const at = new Date(ended);
  await tx
    .updateTable('conversations')
    .set({ led, state, turn: turns, finished_at: finished ? at : null, waiting_since: waiting ? at : null })
    .where('survey_id', '=', survey_id)
    .where('conversation_id', '=', conversation_id)
    .execute();
}
