import type { DialogEntry } from '@dialogwerk/shared/contract';
import type { ConversationState, PastModelCall, PastReply, PastResponse } from '@dialogwerk/shared/dialog';
import type { Kysely } from 'kysely';
import type { StoredEvent, Tables } from '../storage/tables/tables.ts';
import type { ConversationId } from './ConversationId.ts';

/** A turn as it is stored. */
export interface TurnRow {
  readonly turn: number;
  readonly turn_id: string;
  /** null at the start. */
  readonly event: StoredEvent | null;
  readonly entries: DialogEntry[];
  readonly created_at: Date;
  readonly withdrawn_at: Date | null;
  /** Whether the question of a withdrawn reply stood open again since. */
  readonly asked_again: boolean;
}

/** All turns of a conversation, in order; those that apply have the order in which they were said. */
export async function readTurns(
  db: Kysely<Tables>,
  { survey_id, conversation_id }: ConversationId,
): Promise<TurnRow[]> {
  return db
    .selectFrom('turns')
    .select(['turn', 'turn_id', 'event', 'entries', 'created_at', 'withdrawn_at', 'asked_again'])
    .where('survey_id', '=', survey_id)
    .where('conversation_id', '=', conversation_id)
    .orderBy('turn')
    .execute();
}

/** A row with the reply that it holds, as `replay` takes it. */
export interface ReplyRow {
  readonly row: TurnRow;
  readonly past: PastReply;
}

/**
 * The replies that were given, in order of time, each in the language that the conversation was in; `spoken` is what the conversation knows of it. One that was withdrawn
 * comes back in the language of now.
 */
export function repliesOf(turns: readonly TurnRow[], spoken?: ConversationState['spoken']): ReplyRow[] {
  let language = spoken?.first;
  return turns
    .flatMap((row): ReplyRow[] => {
      if (row.event?.kind === 'language' && row.withdrawn_at === null) ({ language } = row.event);
      if (row.event?.kind !== 'reply') return [];
      const { unique_question_id, nachfrage_id, reply, understood } = row.event;
      const given_at = row.created_at.getTime();
      const withdrawn_at = row.withdrawn_at && row.withdrawn_at.getTime();
      const { asked_again } = row;
      const givenIn = withdrawn_at === null ? language : spoken?.now;
      const inLanguage = givenIn === undefined ? {} : { language: givenIn };
      const past = { unique_question_id, nachfrage_id, reply, given_at, withdrawn_at, asked_again, ...inLanguage };
      return [{ row, past: understood ? { ...past, understood } : past }];
    })
    .toSorted((a, b) => a.past.given_at - b.past.given_at || a.row.turn - b.row.turn);
}

/** The requests that were made, those that apply first, because they are the newest of their kind. */
export function responsesOf(turns: readonly TurnRow[]): PastResponse[] {
  return newestFirst(turns).flatMap(({ event }) => (event?.kind === 'response' ? [event] : []));
}

/** What models made of their tasks, in the same order. */
export function modelCallsOf(turns: readonly TurnRow[]): PastModelCall[] {
  return newestFirst(turns).flatMap(({ event }) =>
    event?.kind === 'model' ? [{ key: event.call, outcome: event.outcome }] : [],
  );
}

function newestFirst(turns: readonly TurnRow[]): TurnRow[] {
  const applying = turns.filter(({ withdrawn_at }) => withdrawn_at === null);
  return [...applying, ...turns.filter(({ withdrawn_at }) => withdrawn_at !== null)];
}
