import type { DialogEntry } from '@dialogwerk/shared/contract';
import { conversationWith, modelCallAt, newChats, playChats } from '@dialogwerk/shared/dialog';
import type { ChatsEvent, ChatsMemory, ChatsState, ConversationState } from '@dialogwerk/shared/dialog';
import type { Kysely } from 'kysely';
import { createCompiledChats } from '../../src/features/live/chats/createCompiledChats.ts';
import { askFromRecord } from '../../src/features/live/led/askFromRecord.ts';
import type { RecordedCall } from '../../src/features/live/led/askFromRecord.ts';
import { turnOf } from '../../src/features/live/turn/playTurn.ts';
import { leadCall } from '../../src/leading/leadCall.ts';
import type { StoredEvent, Tables } from '../../src/storage/tables/tables.ts';

/** What was said in one chat in one turn. */
interface Told {
  readonly survey_id: string;
  readonly entries: readonly DialogEntry[];
}

/** A respondent's chats as they end: what was told in which order, and where they stand. */
interface ChatsEnd {
  readonly told: readonly Told[];
  readonly memory: ChatsMemory;
  readonly states: Readonly<Record<string, ConversationState>>;
}

/** A participation as it was kept. */
export interface RecordedChats extends ChatsEnd {
  readonly participation_id: string;
  readonly dialog_manager_id: number;
  readonly publication_id: string;
  readonly turns: readonly { readonly survey_id: string; readonly event: StoredEvent | null; readonly at: number }[];
  readonly calls: readonly RecordedCall[];
}

/** Reads all that was kept of a respondent's part in a multi-chat. */
export async function recordedChats(db: Kysely<Tables>, user_id_live: string): Promise<RecordedChats> {
  const participation = await db
    .selectFrom('participations')
    .select(['participation_id', 'dialog_manager_id', 'publication_id', 'memory'])
    .where('user_id_live', '=', user_id_live)
    .executeTakeFirstOrThrow();
  const { participation_id } = participation;
  const turns = await db
    .selectFrom('participation_events as e')
    .innerJoin('turns as t', (join) =>
      join
        .onRef('t.survey_id', '=', 'e.survey_id')
        .onRef('t.conversation_id', '=', 'e.conversation_id')
        .onRef('t.turn', '=', 'e.turn'),
    )
    .select(['e.survey_id', 't.event', 't.entries', 't.created_at'])
    .where('participation_id', '=', participation_id)
    .orderBy('e.seq')
    .execute();
  const conversations = await db
    .selectFrom('conversations')
    .select(['survey_id', 'conversation_id', 'state'])
    .where('participation_id', '=', participation_id)
    .execute();
  const calls = await db
    .selectFrom('model_calls')
    .select(['request_hash', 'answer', 'fault'])
    .where(
      'conversation_id',
      'in',
      conversations.map(({ conversation_id }) => conversation_id),
    )
    .orderBy('place')
    .execute();
  return {
    ...participation,
    turns: turns.map(({ survey_id, event, created_at }) => ({ survey_id, event, at: created_at.getTime() })),
    told: turns.map(({ survey_id, entries }) => ({ survey_id, entries })),
    states: Object.fromEntries(conversations.map(({ survey_id, state }) => [survey_id, state])),
    calls,
  };
}

/** Plays a participation again by the engine: its replies are given anew, and what models make of them comes from the record. */
export async function replayedChats(db: Kysely<Tables>, record: RecordedChats): Promise<ChatsEnd> {
  const { participation_id, dialog_manager_id, publication_id, turns, calls, states } = record;
  const chats = await createCompiledChats(db).get(dialog_manager_id, publication_id, true);
  const ask = askFromRecord(calls);
  const variables = { teilnahme: participation_id };
  const beginnings = new Map(
    Object.entries(states).map(([id, { seed }]) => [id, { ...conversationWith({ seed }), variables }]),
  );
  const told: Told[] = [];
  let state: ChatsState = { ...newChats, beginnings };
  const happen = (event: ChatsEvent, now: number): void => {
    const played = playChats(chats, state, event, now);
    if (played.outcome !== 'accepted') throw new Error(`a ${event.kind} is ${played.outcome}`);
    for (const { survey_id, event: own, before, result } of played.turns) {
      const survey = chats.surveys.get(survey_id);
      if (!survey) throw new Error(`there is no ${survey_id}`);
      const as = own.kind === 'enter' ? ({ kind: 'start' } as const) : own;
      told.push({ survey_id, entries: turnOf(survey, { before, event: as }, result, { now }).entries });
    }
    ({ state } = played);
  };
  happen({ kind: 'time' }, turns[0]?.at ?? 0);
  for (const { survey_id, event, at } of turns) {
    if (!event) continue;
    const [survey, place] = [chats.surveys.get(survey_id), state.conversations.get(survey_id)];
    const call = survey && place ? modelCallAt(survey, place) : null;
    const again = call
      ? ({ kind: 'model', unique_question_id: call.unique_question_id, outcome: await leadCall(call, ask) } as const)
      : event;
    happen({ kind: 'turn', survey_id, event: again }, at);
  }
  return { told, memory: state.memory, states: Object.fromEntries(state.conversations) };
}
