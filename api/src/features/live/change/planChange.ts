import { isDeepStrictEqual } from 'node:util';
import type { DialogEntry } from '@dialogwerk/shared/contract';
import { modelCallAt, conversationWith, openRequest, replyFile } from '@dialogwerk/shared/dialog';
import type {
  ApiRequest,
  Beginning,
  CompiledSurvey,
  ConversationState,
  EngineEvent,
  ModelCall,
  Replay,
} from '@dialogwerk/shared/dialog';
import type { StoredEvent } from '../../../storage/tables/tables.ts';
import type { TurnOutcome } from '../turn/conversationStatements.ts';
import { callHash } from '../led/callHash.ts';
import type { ReplyFile } from '@dialogwerk/shared/dialog';
import { playTurn } from '../turn/playTurn.ts';
import type { StoredAnswer } from '../turn/conversationStatements.ts';
import type { ReplyRow, TurnRow } from '../../../dialogs/storedTurns.ts';

/** A turn of the conversation as it is after a change. */
export interface PlannedTurn {
  /** Where it stands already; null for one that is new. */
  readonly row: TurnRow | null;
  readonly event: StoredEvent | null;
  readonly entries: DialogEntry[];
  readonly outcome: TurnOutcome;
  readonly answers: readonly StoredAnswer[];
  /** `wayOf` the turn. */
  readonly way: readonly string[];
  /** Milliseconds since 1970: a reply that stays keeps its time. */
  readonly at: number;
}

/** What a change makes of a conversation. */
export interface Change {
  readonly state: ConversationState;
  /** All turns that apply. */
  readonly turns: readonly PlannedTurn[];
  /** How many of them stand unchanged at the beginning. */
  readonly kept: number;
  /** Those that do not apply any more. */
  readonly withdrawn: readonly TurnRow[];
  /** Those whose questions were asked anew before the change, so that they never apply again. */
  readonly over: readonly TurnRow[];
}

interface Given {
  readonly rows: readonly TurnRow[];
  readonly replies: readonly ReplyRow[];
  readonly files: ReadonlyMap<string, ReplyFile>;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The conversation's; without one it is from before there were any. */
  readonly begun: Beginning;
}

/** Plays a replayed conversation turn by turn and finds out which stored turns stay, move or are withdrawn. Pure. */
export function planChange(
  survey: CompiledSurvey,
  replayed: Extract<Replay, { outcome: 'replayed' }>,
  { rows, replies, files, now, begun }: Given,
): Change {
  const applying = rows.filter(({ withdrawn_at }) => withdrawn_at === null);
  const free = new Set([...applying, ...rows]);
  let state = conversationWith(begun);

  const turns = replayed.turns.map(({ event, past }): PlannedTurn => {
    const isChanged = past !== null && past === replayed.changed;
    const row = isChanged ? null : rowOf(event, past);
    if (row) free.delete(row);
    const at = row ? row.created_at.getTime() : now;
    const request = openRequest(survey, state);
    const call = modelCallAt(survey, state);
    const named = event.kind === 'reply' ? replyFile(event.reply) : null;
    const file = named && files.get(named.media_id);
    const played = playTurn(survey, state, event, { now: at, file: file ?? null });
    if (played.outcome !== 'accepted') throw new Error(`a replayed turn is ${played.outcome}`);
    state = played.state;
    const marker = isChanged ? changedMarker(survey, event, at) : oldMarker(row);
    const { entries, result: outcome, answers, way } = played;
    return {
      row,
      event: storedEvent(event, request, call),
      entries: [...marker, ...entries],
      outcome,
      answers,
      way,
      at,
    };
  });

  function rowOf(event: EngineEvent, past: number | null): TurnRow | null {
    if (past !== null) return replies[past]?.row ?? null;
    const isSame = (stored: StoredEvent | null): boolean =>
      event.kind === 'start'
        ? stored === null
        : event.kind === 'model'
          ? stored?.kind === 'model' && isDeepStrictEqual(stored.outcome, event.outcome)
          : event.kind === 'language'
            ? stored?.kind === 'language' && stored.language === event.language
            : stored?.kind === 'response' &&
              event.kind === 'response' &&
              isDeepStrictEqual(stored.values, event.values);
    return [...free].find((row) => isSame(row.event)) ?? null;
  }

  const stays = new Set(turns.map(({ row }) => row));
  const firstMoved = turns.findIndex(({ row }, index) => row === null || row !== applying[index]);
  return {
    state,
    turns,
    kept: firstMoved < 0 ? turns.length : firstMoved,
    withdrawn: applying.filter((row) => !stays.has(row)),
    over: replies.flatMap(({ row, past }) => (past.asked_again && !row.asked_again ? [row] : [])),
  };
}

function storedEvent(event: EngineEvent, request: ApiRequest | null, call: ModelCall | null): StoredEvent | null {
  if (event.kind === 'start') return null;
  if (event.kind === 'reply') {
    // Its time is that of its turn.
    const { at: _at, ...stored } = event;
    return stored;
  }
  if (event.kind === 'set' || event.kind === 'language') return event;
  if (event.kind === 'model') {
    if (!call) throw new Error('an outcome without a task for a model was replayed');
    return { ...event, call: callHash(call) };
  }
  if (!request) throw new Error('a response without a request was replayed');
  return { ...event, request };
}

/** What the transcript says where an answer was changed. */
function changedMarker({ texts }: CompiledSurvey, event: EngineEvent, now: number): DialogEntry[] {
  const question = event.kind === 'reply' ? event.unique_question_id : null;
  return [
    {
      context: texts.answerChanged,
      created_on: now,
      type: 'changed',
      unique_question_id: question,
      nachfrage_id: event.kind === 'reply' ? event.nachfrage_id : null,
      current_question_id: question,
      finished_question_id: null,
      user_or_bot: 'bot',
      pause: 0,
    },
  ];
}

/** An answer that was changed before stays marked. */
function oldMarker(row: TurnRow | null): DialogEntry[] {
  return (row?.entries ?? []).filter(({ type }) => type === 'changed');
}
