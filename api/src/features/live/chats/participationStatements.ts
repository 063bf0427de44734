import type { DialogEntry } from '@dialogwerk/shared/contract';
import type { ChatsMemory } from '@dialogwerk/shared/dialog';
import type { Pool, PoolClient } from 'pg';
import type { TurnOutcome } from '../turn/conversationStatements.ts';

/** One respondent's part in a multi-chat, as a call finds it. */
export interface ParticipationRow {
  readonly participation_id: string;
  readonly dialog_manager_id: number;
  readonly publication_id: string;
  readonly memory: ChatsMemory;
  /** The number of the last event. */
  readonly seq: number;
  /** How many entries of each chat were read, by survey id. */
  readonly seen: Readonly<Record<string, number>>;
  /** Whether it was begun by the link for trying. */
  readonly is_test: boolean;
  /** When it came to its end for the first time. */
  readonly finished_at: Date | null;
}

const columns = 'participation_id, dialog_manager_id, publication_id, memory, seq, seen, is_test, finished_at';

/** Makes all that happens to one respondent's chats follow each other until the transaction ends; null when it is gone. */
export async function lockParticipation(
  client: PoolClient,
  participation_id: string,
): Promise<ParticipationRow | null> {
  const { rows } = await client.query<ParticipationRow>({
    name: 'chats-lock',
    text: `select ${columns} from participations where participation_id = $1 for update`,
    values: [participation_id],
  });
  return rows[0] ?? null;
}

/** A respondent's participation; each live user has one at most. */
export async function findParticipation(pool: Pool, user_id_live: string): Promise<ParticipationRow | null> {
  const { rows } = await pool.query<ParticipationRow>({
    name: 'chats-find',
    text: `select ${columns} from participations where user_id_live = $1`,
    values: [user_id_live],
  });
  return rows[0] ?? null;
}

/** By question (`questionKey`), when it unlocked a hint. */
export type FoundAt = Readonly<Record<string, number>>;

interface Moved {
  readonly participation_id: string;
  readonly memory: ChatsMemory;
  readonly seq: number;
  /** When something happens next by itself. */
  readonly due: Date | null;
  readonly now: Date;
  /** The turns that are to be pushed, in their order; the last one has the number `seq`. */
  readonly events: readonly {
    readonly survey_id: string;
    readonly conversation_id: string;
    readonly turn: number;
    readonly leads: boolean;
    readonly found: FoundAt;
  }[];
  /** Whether it has come to its end by now. */
  readonly finished: boolean;
  /** The dialog that has said something which its respondent has not seen by this call; null for none. */
  readonly news: string | null;
}

/** News that a page reads within this time are not told to closed pages. */
const READ_WITHIN = "interval '5 seconds'";

/** Stores where the chats stand, and what is to be pushed about it. */
export async function storeMoved(client: PoolClient, moved: Moved): Promise<void> {
  const { participation_id, memory, seq, due, now, events, finished, news } = moved;
  await client.query({
    name: 'chats-store',
    text: `
      with moved as (
        update participations
        set memory = $2, seq = $3, due_at = $4, last_at = $5,
          finished_at = coalesce(finished_at, case when $9::boolean then $5::timestamptz end)
        where participation_id = $1
      ), told as (
        update push_subscriptions
        set news_seq = $3, news_survey_id = $8, due_at = coalesce(due_at, $5::timestamptz + ${READ_WITHIN})
        where participation_id = $1 and $8::text is not null
      )
      insert into participation_events (participation_id, seq, survey_id, conversation_id, turn, leads, found)
      select $1, $3::int - $7::int + e.place::int, e.event->>'survey_id', (e.event->>'conversation_id')::uuid,
        (e.event->>'turn')::int, (e.event->>'leads')::boolean, e.event->'found'
      from jsonb_array_elements($6) with ordinality as e (event, place)`,
    values: [
      participation_id,
      JSON.stringify(memory),
      seq,
      due,
      now,
      JSON.stringify(events),
      events.length,
      news,
      finished,
    ],
  });
}

/** A turn as it is pushed. */
export interface EventRow {
  readonly seq: number;
  readonly survey_id: string;
  readonly turn: number;
  readonly leads: boolean;
  readonly found: FoundAt;
  readonly entries: readonly DialogEntry[];
  readonly outcome: TurnOutcome;
}

/** The events after one, in their order, `most` at a time. */
export async function findEvents(
  pool: Pool,
  participation_id: string,
  { after, most }: { readonly after: number; readonly most: number },
): Promise<EventRow[]> {
  const { rows } = await pool.query<EventRow>({
    name: 'chats-events',
    text: `
      select e.seq, e.survey_id, e.turn, e.leads, e.found, t.entries, t.outcome
      from participation_events e
      join turns t on t.survey_id = e.survey_id and t.conversation_id = e.conversation_id and t.turn = e.turn
      where e.participation_id = $1 and e.seq > $2
      order by e.seq
      limit $3`,
    values: [participation_id, after, most],
  });
  return rows;
}
