import type { ChatState, DialogEntry, StoredValue } from '@dialogwerk/shared/contract';
import type { ConversationState } from '@dialogwerk/shared/dialog';
import type { Pool, PoolClient } from 'pg';
import type { ConsentLine } from '../../../consents/ConsentLine.ts';
import { consentsJson } from '../../../consents/storeConsents.ts';
import type { HeardWords } from './HeardWords.ts';
import { toldOfTurn } from './toldEvents.ts';
import { turnStatement } from './turnStatement.ts';
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
  /** Whether its study counts quotas that it may belong to. */
  readonly has_quotas: boolean;
  /** Whether other systems are told what happens in it. */
  readonly has_webhooks: boolean;
  /** Whether it is a respondent's, and no test. */
  readonly is_live: boolean;
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
  readonly conversation: Pick<ConversationRow, 'conversation_id' | 'turn' | 'last_at_ms' | 'has_webhooks' | 'is_live'>;
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
  /** What it says to what is asked to be agreed to; nothing is kept of tests. */
  readonly consents: readonly ConsentLine[];
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
  c.participation_id, c.is_live and c.participation_id is null and s.has_quotas as has_quotas,
  c.is_live and s.has_webhooks as has_webhooks, c.is_live,
  s.deleted_at is not null or (c.is_live and c.participation_id is null and not s.active) as closed,
  case when c.is_live or c.publication_id is not null then coalesce(s.training_applied, 0) else s.training_revision end as training`;

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
  const told = turn.conversation.has_webhooks ? toldOfTurn(turn) : [];
  const consents = turn.conversation.is_live ? turn.consents : [];
  const also = {
    heard: turn.heard !== null,
    again: turn.repeats,
    told: told.length > 0,
    consented: consents.length > 0,
  };
  const { rows } = await pool.query<{ stored: number }>({
    ...turnStatement(also),
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
      ...(also.told ? [JSON.stringify(told)] : []),
      ...(also.consented ? [consentsJson(consents)] : []),
    ],
  });
  return rows[0]?.stored === 1;
}
