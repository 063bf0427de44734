import type { Pool } from 'pg';
import type { TurnToStore } from '../conversationStatements.ts';

/** Everything hangs on the update, as it does where a single turn is stored. */
const writeTurns = `
  with moved as (
    update conversations
    set state = $4, turn = turn + $5, finished_at = case when $6 then $8::timestamptz end,
      waiting_since = case when $7 then $8::timestamptz end
    where survey_id = $1 and conversation_id = $2 and turn = $3
    returning revision
  ), said as (
    insert into turns (survey_id, conversation_id, turn, turn_id, entries, outcome, created_at, event)
    select $1, $2, t.turn, t.turn_id, t.entries, t.outcome, t.created_at, t.event
    from moved, jsonb_to_recordset($9) as t
      (turn int, turn_id uuid, entries jsonb, outcome jsonb, created_at timestamptz, event jsonb)
  ), answered as (
    insert into answers (survey_id, conversation_id, unique_question_id, nachfrage_id, value, revision, answered_at)
    select $1, $2, a.unique_question_id, a.nachfrage_id, a.value, moved.revision, a.answered_at
    from moved, jsonb_to_recordset($10) as a
      (unique_question_id text, nachfrage_id text, value jsonb, answered_at timestamptz)
    on conflict (survey_id, conversation_id, unique_question_id, nachfrage_id, withdrawn_turn)
    do update set value = excluded.value, answered_at = excluded.answered_at
  )
  select count(*)::int as stored from moved`;

/** A turn without what is the same in all of a conversation. */
export type PlayedTurn = Omit<TurnToStore, 'survey_id' | 'conversation'>;

/**
 * Stores turns that follow each other in one statement, or none of them when the conversation has moved on: the state, which grows
 * with each answer, is written once. False when nothing was stored.
 */
export async function storePlayed(
  pool: Pool,
  { survey_id, conversation }: Pick<TurnToStore, 'survey_id' | 'conversation'>,
  turns: readonly PlayedTurn[],
): Promise<boolean> {
  const last = turns.at(-1);
  if (!last) return true;
  const said = turns.map(({ turn_id, entries, outcome, event, now }, index) => ({
    turn: conversation.turn + index,
    turn_id,
    entries,
    outcome,
    event,
    created_at: new Date(now),
  }));
  // A question that was asked again has its last answer, because a statement may change a row only once.
  const answers = new Map(
    turns.flatMap(({ answers: given, now }) =>
      given.map((answer) => [
        JSON.stringify([answer.unique_question_id, answer.nachfrage_id]),
        { ...answer, answered_at: new Date(now) },
      ]),
    ),
  );
  const { rows } = await pool.query<{ stored: number }>({
    name: 'live-store-played',
    text: writeTurns,
    values: [
      survey_id,
      conversation.conversation_id,
      conversation.turn,
      JSON.stringify(last.state),
      turns.length,
      last.outcome.finished,
      last.outcome.waiting,
      new Date(last.now),
      JSON.stringify(said),
      JSON.stringify([...answers.values()]),
    ],
  });
  return rows[0]?.stored === 1;
}
