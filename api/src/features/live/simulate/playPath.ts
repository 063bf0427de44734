import type { DialogEntry } from '@dialogwerk/shared/contract';
import { compileSurvey, enterBlock, modelCallAt, newConversation, openRequest } from '@dialogwerk/shared/dialog';
import type {
  CompiledSurvey,
  ConversationState,
  DialogEvent,
  QuestionOf,
  SurveySnapshot,
  TriggerRule,
} from '@dialogwerk/shared/dialog';
import { uuidv7 } from '../../../storage/ids.ts';
import type { StoredEvent } from '../../../storage/tables/tables.ts';
import { callHash } from '../led/callHash.ts';
import { playTurn, turnOf } from '../turn/playTurn.ts';
import { findTestPath } from './findTestPath.ts';
import type { FoundPath, PathNotFound } from './findTestPath.ts';

/** What a way is looked for and played in. */
export interface PathToPlay {
  readonly target: QuestionOf;
  /** JSON of the snapshots by survey, because a text costs the event loop less than what it stands for. */
  readonly snapshots: ReadonlyMap<string, string>;
  readonly rules: readonly TriggerRule[];
  /** Whether a language model is connected, which then leads where the way ends at it. */
  readonly led: boolean;
  /** When the last turn is played, in milliseconds since 1970. */
  readonly now: number;
}

/** The turns of one dialog, as JSON that is stored as it is. */
export interface PlayedDialog {
  readonly survey_id: string;
  readonly pieces: readonly { readonly turns: string; readonly answers: string }[];
  /** How the conversation stands after them. */
  readonly state: string;
  readonly turns: number;
  readonly finished: boolean;
  readonly waiting: boolean;
  /** When the last turn was played, in milliseconds since 1970. */
  readonly ended: number;
  /** What was said in all. */
  readonly entries: readonly DialogEntry[];
}

export type PlayedPath =
  | {
      readonly found: true;
      readonly dialogs: readonly PlayedDialog[];
      /** Whether a language model leads from there on. */
      readonly led: boolean;
    }
  | PathNotFound;

/** Between two simulated turns, so that they lie in the order of time. */
const TURN_MS = 1_000;
/** Some 200 kB for one statement. */
const TURNS_AT_ONCE = 200;

/** What is kept of an event; a start and a move keep nothing but what they said. */
function storedEvent(survey: CompiledSurvey, state: ConversationState, event: DialogEvent): StoredEvent | null {
  if (event.kind === 'reply' || event.kind === 'set' || event.kind === 'language') return event;
  const call = modelCallAt(survey, state);
  if (event.kind === 'model') return call && { ...event, call: callHash(call) };
  const request = openRequest(survey, state);
  return event.kind === 'response' && request ? { ...event, request } : null;
}

/** Plays an event in a dialog by itself, which waits for no other; null for one that nothing follows from there. */
function played(survey: CompiledSurvey, state: ConversationState, event: DialogEvent, now: number) {
  if (event.kind !== 'enter') {
    const turn = playTurn(survey, state, event, { now });
    return turn.outcome === 'accepted' ? turn : null;
  }
  if (event.by === 'released') return null;
  const entered = enterBlock(survey, state, event.unique_question_id);
  return entered.outcome === 'accepted'
    ? turnOf(survey, { before: state, event: { kind: 'start' } }, entered, { now })
    : null;
}

/** A row of the table of turns, and those of answers by their key. */
interface Rows {
  readonly turn: object;
  readonly answers: readonly (readonly [string, object])[];
}

/** Plays the turns of one dialog, one after the other, from `begun` on (milliseconds since 1970); null where nothing was played. */
export function playDialog(
  { survey_id, survey }: { readonly survey_id: string; readonly survey: CompiledSurvey },
  { turns, beginnings }: Pick<FoundPath, 'turns' | 'beginnings'>,
  begun: number,
): PlayedDialog | null {
  let last: Pick<PlayedDialog, 'finished' | 'waiting' | 'ended'> | null = null;
  let state = beginnings.get(survey_id) ?? newConversation;
  const rows: Rows[] = [];
  const entries: DialogEntry[] = [];
  for (const [index, { survey_id: id, event }] of turns.entries()) {
    const now = begun + index * TURN_MS;
    const turn = id === survey_id ? played(survey, state, event, now) : null;
    if (!turn) continue;
    const { result: outcome } = turn;
    const at = new Date(now);
    const said = { turn_id: uuidv7(now), entries: turn.entries, outcome, created_at: at };
    rows.push({
      turn: { turn: rows.length, ...said, event: storedEvent(survey, state, event) },
      answers: turn.answers.map((answer) => [
        JSON.stringify([answer.unique_question_id, answer.nachfrage_id]),
        { ...answer, answered_at: at },
      ]),
    });
    entries.push(...turn.entries);
    state = turn.state;
    last = { finished: outcome.finished, waiting: outcome.waiting, ended: now };
  }
  return (
    last && { survey_id, pieces: piecesOf(rows), state: JSON.stringify(state), turns: rows.length, ...last, entries }
  );
}

function piecesOf(rows: readonly Rows[]): PlayedDialog['pieces'] {
  return Array.from({ length: Math.ceil(rows.length / TURNS_AT_ONCE) }, (_, piece) => {
    const some = rows.slice(piece * TURNS_AT_ONCE, (piece + 1) * TURNS_AT_ONCE);
    // A question that was asked again has its last answer, because a statement may change a row only once.
    const answers = new Map(some.flatMap((row) => row.answers));
    return { turns: JSON.stringify(some.map(({ turn }) => turn)), answers: JSON.stringify([...answers.values()]) };
  });
}

/** Finds a short way to a question over all dialogs and plays it, or says why there is none. */
export function playPath({ target, snapshots: texts, rules, led, now }: PathToPlay): PlayedPath {
  const snapshots = new Map([...texts].map(([id, text]) => [id, readSnapshot(text)]));
  const path = findTestPath({ target, snapshots, rules, led, now });
  if (!path.found) return path;
  const begun = now - path.turns.length * TURN_MS;
  const ids = new Set(path.turns.map(({ survey_id }) => survey_id));
  const dialogs = [...ids].flatMap((id) => {
    const snapshot = snapshots.get(id);
    const dialog = snapshot && { survey_id: id, survey: compileSurvey(snapshot, new Set(), path.led) };
    return (dialog && playDialog(dialog, path, begun)) ?? [];
  });
  return { found: true, dialogs, led: path.led };
}

function readSnapshot(text: string): SurveySnapshot {
  return JSON.parse(text);
}
