import type { ChatState, DialogEntry, StoredValue } from '@dialogwerk/shared/contract';
import type { ConversationState } from '@dialogwerk/shared/dialog';
import type { Pool, PoolClient } from 'pg';
import type { HeardWords } from './HeardWords.ts';
import type { StoredEvent } from '../../../storage/tables/tables.ts';

/** What a turn answers beside its entries. */
export type TurnOutcome = Pick<ChatState, 'question' | 'waiting' | 'finished' | 'progress'>;

/** An answer as it is stored. */
export interface StoredAnswer {
  readonly unique_question_id: string;
  /** '' for the question itself. */
  readonly nachfrage_id: string;
  readonly value: StoredValue;
  /** Whether it was drawn, so that nobody took time for it; absent: it was given. */
  readonly drawn?: true;
}

/** A conversation as a call finds it. */
export interface ConversationRow {
  readonly conversation_id: string;
  readonly revision: number;
  /** Whether a language model leads where the dialog wants one. */
  readonly led: boolean;
  readonly state: ConversationState;
  /** How many turns are stored. */
  readonly turn: number;
  /** When the last turn was stored, or when it was opened; milliseconds since 1970, because reading a date in each turn takes longer. */
  readonly last_at_ms: number;
  readonly finished: boolean;
  /** Whether it can be found by its receipt code. */
  readonly has_receipt: boolean;
  /** A live conversation of a survey that is Inaktiv, or any of a deleted one (spec §8). */
  readonly closed: boolean;
  /** The revision of the training that its free replies are understood by: what is in effect, in a test what stands. */
  readonly training: number;
  /** The respondent's part in a multi-chat that it belongs to; null for a dialog by itself. */
  readonly participation_id: string | null;
}

/** A turn that is stored already; `turn` counts from 0. Withdrawn: an earlier answer was changed since. */
export interface StoredTurn {
  readonly turn: number;
  readonly entries: DialogEntry[];
  readonly outcome: TurnOutcome;
  readonly withdrawn: boolean;
}

export interface TurnToStore {
  readonly survey_id: string;
  readonly conversation: Pick<ConversationRow, 'conversation_id' | 'turn' | 'last_at_ms'>;
  readonly turn_id: string;
  /** null at the start. */
  readonly event: StoredEvent | null;
  readonly state: ConversationState;
  readonly entries: readonly DialogEntry[];
  readonly outcome: TurnOutcome;
  readonly answers: readonly StoredAnswer[];
  /** `wayOf` the turn. */
  readonly way: readonly string[];
  /** The reply in the respondent's own words, with what it was taken for; null for every other turn. */
  readonly heard: HeardWords | null;
  /** Whether one of its questions may have been answered at an earlier time of asking: then that answer is kept beside. */
  readonly repeats: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The most that the column of times holds: 24 days. */
const LONGEST_MS = 2_147_483_647;

const conversationColumns = `
  c.conversation_id, c.revision, c.led, c.state, c.turn,
  extract(epoch from c.last_at)::float8 * 1000 as last_at_ms, c.finished_at is not null as finished,
  c.receipt_hash is not null as has_receipt,
  c.participation_id,
  s.deleted_at is not null or (c.is_live and c.participation_id is null and not s.active) as closed,
  case when c.is_live then coalesce(s.training_applied, 0) else s.training_revision end as training`;

/**
 * Not `survey_id = $1`, because PostgreSQL plans a prepared statement once: on a new database it takes whichever index begins with the survey, and then
 * reads all conversations of a survey in each turn until the tables are analysed (docs/decisions/0108).
 */
const ofRespondent = `c.user_id_live = $2 and c.survey_id is not distinct from $1`;

const readForTurn = `
  select ${conversationColumns},
    case when t.turn is not null
      then jsonb_build_object('turn', t.turn, 'entries', t.entries, 'outcome', t.outcome,
        'withdrawn', t.withdrawn_at is not null) end as replayed
  from conversations c
  join surveys s on s.survey_id = c.survey_id
  left join turns t on t.survey_id = c.survey_id and t.conversation_id = c.conversation_id and t.turn_id = $3
  where ${ofRespondent}`;

const readWithTranscript = `
  select ${conversationColumns},
    (select jsonb_agg(t.entries order by t.turn) from turns t
     where t.survey_id = c.survey_id and t.conversation_id = c.conversation_id
       and t.withdrawn_at is null) as transcript
  from conversations c
  join surveys s on s.survey_id = c.survey_id
  where ${ofRespondent}`;

const readOfParticipation = `
  select c.survey_id, ${conversationColumns}
  from conversations c
  join surveys s on s.survey_id = c.survey_id
  where c.participation_id = $1`;

const readByUser = `
  select ${conversationColumns}
  from conversations c
  join surveys s on s.survey_id = c.survey_id
  where ${ofRespondent}`;

const readById = `
  select ${conversationColumns}
  from conversations c
  join surveys s on s.survey_id = c.survey_id
  where c.survey_id = $1 and c.conversation_id = $2`;

const readOpenChats = `
  select from participations p
  join dialog_managers m on m.dialog_manager_id = p.dialog_manager_id
  where p.participation_id = $1 and m.active and m.deleted_at is null`;

/** Everything hangs on the update: when another turn was quicker, it finds no row and nothing is stored. */
const writeTurn = (also = '') => `
  with moved as (
    update conversations
    set state = $4, turn = turn + 1, finished_at = case when $5 then $6::timestamptz end,
      waiting_since = case when $12 then $6::timestamptz end, last_at = $6::timestamptz, flags = null
    where survey_id = $1 and conversation_id = $2 and turn = $3
    returning revision
  ), said as (
    insert into turns (survey_id, conversation_id, turn, turn_id, entries, outcome, created_at, event, way)
    select $1, $2, $3, $7, $8, $9, $6, $11, $13 from moved
  ), answered as (
    insert into answers
      (survey_id, conversation_id, unique_question_id, nachfrage_id, value, revision, answered_at, took_ms, turn)
    select $1, $2, a.unique_question_id, a.nachfrage_id, a.value, moved.revision, $6,
      case when a.drawn is null then $14::int end, $3
    from moved, jsonb_to_recordset($10) as a (unique_question_id text, nachfrage_id text, value jsonb, drawn boolean)
    on conflict (survey_id, conversation_id, unique_question_id, nachfrage_id, withdrawn_turn)
    do update set value = excluded.value, answered_at = excluded.answered_at, turn = excluded.turn,
      took_ms = least(answers.took_ms::bigint + excluded.took_ms, 2147483647)
  )${also}
  select count(*)::int as stored from moved`;

/** A statement of its own, because every table that a statement may write to is opened with each turn. */
const writeHeard = `, heard as (
    insert into free_replies
      (survey_id, reply_id, conversation_id, unique_question_id, text, zone, training_revision, said_at)
    select $1, $7, $2, h.unique_question_id, h.text, h.zone, h.training, $6
    from moved, jsonb_to_record($15) as h (unique_question_id text, text text, zone text, training int)
    where h.zone is not null
  )`;

/** What stands there as the statement begins, where the conversation has come to the question again since it was given. */
const writeEarlier = `, earlier as (
    insert into earlier_answers
      (survey_id, conversation_id, unique_question_id, nachfrage_id, turn, nth, value, revision, answered_at)
    select a.survey_id, a.conversation_id, a.unique_question_id, a.nachfrage_id, a.turn, come.before, a.value, a.revision, a.answered_at
    from moved, jsonb_to_recordset($10) as n (unique_question_id text, nachfrage_id text, drawn boolean), answers a,
      lateral (
        select count(*) filter (where t.turn < a.turn) as before, max(t.turn) as last
        from turns t
        where t.survey_id = $1 and t.conversation_id = $2 and t.withdrawn_at is null
          and a.unique_question_id = any(t.way[2:])
      ) come
    where n.drawn is null and a.survey_id = $1 and a.conversation_id = $2 and a.withdrawn_turn = 0
      and a.unique_question_id = n.unique_question_id and a.nachfrage_id = n.nachfrage_id and come.last >= a.turn
  )`;

const statements = {
  'live-store-turn': writeTurn(),
  'live-store-turn-heard': writeTurn(writeHeard),
  'live-store-turn-again': writeTurn(writeEarlier),
  'live-store-turn-heard-again': writeTurn(writeHeard + writeEarlier),
} as const;

/** A respondent's conversation and, for a repeated `turn_id`, what it was answered with; null when there is none. */
export async function findForTurn(
  pool: Pool,
  survey_id: string,
  user_id_live: string,
  turn_id: string,
): Promise<(ConversationRow & { readonly replayed: StoredTurn | null }) | null> {
  const { rows } = await pool.query<ConversationRow & { readonly replayed: StoredTurn | null }>({
    name: 'live-find-for-turn',
    text: readForTurn,
    values: [survey_id, user_id_live, turn_id],
  });
  return found(pool, rows[0]);
}

/** A respondent's conversation with all that was said in it, by turn; null when there is none. */
export async function findTranscript(
  pool: Pool,
  survey_id: string,
  user_id_live: string,
): Promise<(ConversationRow & { readonly transcript: DialogEntry[][] | null }) | null> {
  const { rows } = await pool.query<ConversationRow & { readonly transcript: DialogEntry[][] | null }>({
    name: 'live-find-transcript',
    text: readWithTranscript,
    values: [survey_id, user_id_live],
  });
  return found(pool, rows[0]);
}

/** A respondent's conversation in a survey; null when there is none. */
export async function findByUser(pool: Pool, survey_id: string, user_id_live: string): Promise<ConversationRow | null> {
  const values = [survey_id, user_id_live];
  const { rows } = await pool.query<ConversationRow>({ name: 'live-find-by-user', text: readByUser, values });
  return found(pool, rows[0]);
}

/** A conversation of a multi-chat is closed with it: asked for by itself, because a statement prepares each of its tables in every turn of every dialog. */
async function found<Row extends ConversationRow>(pool: Pool, row: Row | undefined): Promise<Row | null> {
  if (!row || row.closed || row.participation_id === null) return row ?? null;
  const values = [row.participation_id];
  const { rowCount } = await pool.query({ name: 'live-find-open-chats', text: readOpenChats, values });
  return { ...row, closed: rowCount === 0 };
}

/** All conversations of a participation in a multi-chat, in no order; whether that is closed is not asked. */
export async function findOfParticipation(
  pool: Pick<PoolClient, 'query'>,
  participation_id: string,
): Promise<(Omit<ConversationRow, 'closed'> & { readonly survey_id: string })[]> {
  const { rows } = await pool.query<Omit<ConversationRow, 'closed'> & { readonly survey_id: string }>({
    name: 'live-find-of-participation',
    text: readOfParticipation,
    values: [participation_id],
  });
  return rows;
}

/** A conversation by its id; null when it was deleted. */
export async function findConversation(
  pool: Pool,
  survey_id: string,
  conversation_id: string,
): Promise<ConversationRow | null> {
  const values = [survey_id, conversation_id];
  const { rows } = await pool.query<ConversationRow>({ name: 'live-find-conversation', text: readById, values });
  return found(pool, rows[0]);
}

/**
 * Stores a turn whole or, when the conversation has moved on since it was read, not at all. Resolves once it is
 * committed, or, with a client, as part of its transaction; false when nothing was stored.
 */
export async function storeTurn(pool: Pick<PoolClient, 'query'>, turn: TurnToStore): Promise<boolean> {
  const name = `live-store-turn${turn.heard ? '-heard' : ''}${turn.repeats ? '-again' : ''}` as const;
  const { rows } = await pool.query<{ stored: number }>({
    name,
    text: statements[name],
    values: [
      turn.survey_id,
      turn.conversation.conversation_id,
      turn.conversation.turn,
      JSON.stringify(turn.state),
      turn.outcome.finished,
      new Date(turn.now),
      turn.turn_id,
      JSON.stringify(turn.entries),
      JSON.stringify(turn.outcome),
      JSON.stringify(turn.answers),
      turn.event && JSON.stringify(turn.event),
      turn.outcome.waiting,
      turn.way,
      Math.round(Math.min(Math.max(0, turn.now - turn.conversation.last_at_ms), LONGEST_MS)),
      ...(turn.heard ? [JSON.stringify(turn.heard)] : []),
    ],
  });
  return rows[0]?.stored === 1;
}
