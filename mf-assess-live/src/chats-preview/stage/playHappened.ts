import type { DialogEntry } from '@dialogwerk/shared/contract';
import { entriesOf, newChats, openQuestion, openRequest, playChats } from '@dialogwerk/shared/dialog/engine';
import type { Chats, ChatsEvent, ChatsState, ChatsTurn } from '@dialogwerk/shared/dialog/engine';
import { fileAddresses } from '../../preview/stage/fileAddresses.ts';
import type { Happened } from './ChatsOrder.ts';

/** A turn in one of the chats, by the place of what led to it. */
export interface PlayedTurn extends ChatsTurn {
  readonly place: number;
}

export interface PlayedChats {
  readonly state: ChatsState;
  readonly turns: readonly PlayedTurn[];
  readonly entries: ReadonlyMap<string, readonly DialogEntry[]>;
  readonly happened: readonly Happened[];
  readonly refused: string | null;
  readonly due: number | null;
}

/** Requests that follow one another without a reply; the engine itself ends a longer row. */
const MOST_REQUESTS = 100;

/** Plays the chats from their opening on by all that has happened. No system is asked: each request fails. It stops at what is refused. Pure. */
export function playHappened(chats: Chats, happened: readonly Happened[]): PlayedChats {
  let state: ChatsState = newChats;
  let due: number | null = null;
  const turns: PlayedTurn[] = [];
  const entries = new Map<string, DialogEntry[]>();

  /** What is said to a bad reply; null where it was taken, '' where it came too late. */
  function take(event: ChatsEvent, now: number, place: number): string | null {
    const step = playChats(chats, state, event, now);
    if (step.outcome !== 'accepted') return step.outcome === 'rejected' ? step.message : '';
    ({ state, due } = step);
    for (const turn of step.turns) {
      turns.push({ ...turn, place });
      entries.set(turn.survey_id, [...(entries.get(turn.survey_id) ?? []), ...entriesIn(chats, turn, now)]);
    }
    return null;
  }

  for (const [place, { event, now }] of happened.entries()) {
    const refused = take(event, now, place);
    if (refused !== null) return { state, turns, entries, happened: happened.slice(0, place), refused, due };
    for (let asked = 0; asked < MOST_REQUESTS; asked += 1) {
      const failed = failedRequest(chats, state);
      if (!failed || take(failed, now, place) !== null) break;
    }
  }
  return { state, turns, entries, happened, refused: null, due };
}

function entriesIn(chats: Chats, { survey_id, event, result }: ChatsTurn, now: number): DialogEntry[] {
  const survey = chats.surveys.get(survey_id);
  if (!survey) return [];
  const question = openQuestion(survey, result.state);
  const replied = event.kind === 'reply' ? event.unique_question_id : null;
  return entriesOf({ effects: result.effects, replied, question, file: null, addresses: fileAddresses, now });
}

function failedRequest(chats: Chats, { conversations }: ChatsState): ChatsEvent | null {
  for (const [survey_id, conversation] of conversations) {
    const survey = chats.surveys.get(survey_id);
    const request = survey && openRequest(survey, conversation);
    if (!request) continue;
    const { unique_question_id } = request;
    return { kind: 'turn', survey_id, event: { kind: 'response', unique_question_id, values: null } };
  }
  return null;
}
