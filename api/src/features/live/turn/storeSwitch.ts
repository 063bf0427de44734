import type { Pool } from 'pg';
import type { TurnToStore } from './conversationStatements.ts';

/** A change of language as it is stored. */
export type SwitchToStore = Pick<
  TurnToStore,
  'survey_id' | 'conversation' | 'turn_id' | 'event' | 'state' | 'entries' | 'outcome' | 'way' | 'now'
>;

/** A turn that answers nothing: how long the question stands open, and whether the conversation has ended, stays as it was. */
const writeSwitch = `
  with moved as (
    update conversations set state = $4, turn = turn + 1
    where survey_id = $1 and conversation_id = $2 and turn = $3
    returning revision
  ), said as (
    insert into turns (survey_id, conversation_id, turn, turn_id, entries, outcome, created_at, event, way)
    select $1, $2, $3, $5, $6, $7, $8, $9, $10 from moved
  )
  select count(*)::int as stored from moved`;

/** Stores a change of language whole or, when the conversation has moved on since it was read, not at all; false then. */
export async function storeSwitch(pool: Pick<Pool, 'query'>, turn: SwitchToStore): Promise<boolean> {
  const { rows } = await pool.query<{ stored: number }>({
    name: 'live-store-switch',
    text: writeSwitch,
    values: [
      turn.survey_id,
      turn.conversation.conversation_id,
      turn.conversation.turn,
      JSON.stringify(turn.state),
      turn.turn_id,
      JSON.stringify(turn.entries),
      JSON.stringify(turn.outcome),
      new Date(turn.now),
      JSON.stringify(turn.event),
      turn.way,
    ],
  });
  return rows[0]?.stored === 1;
}
