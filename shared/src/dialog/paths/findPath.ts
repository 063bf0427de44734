import type { CompiledSurvey } from '../engine/survey/CompiledSurvey.ts';
import { newConversation } from '../engine/ConversationState.ts';
import type { ConversationState } from '../engine/ConversationState.ts';
import type { EngineEvent } from '../engine/events.ts';
import { distancesTo } from './distancesTo.ts';
import { searchGraph } from './searchGraph.ts';
import type { Search } from './searchGraph.ts';
import { transitionsOf } from './transitionsOf.ts';
import type { DialogEvent, Transitions, TriedTurn } from './transitionsOf.ts';

/** What a conversation is looked for, and how hard. */
export interface PathGoal {
  /** The block that it comes to on its way: narrows the search; null where no block is known. */
  readonly towards: string | null;
  /** Whether a turn is the last one; absent: it comes to `towards`. */
  readonly isThere?: (turn: TriedTurn) => boolean;
  /** Turns tried at most; some 5 to 20 µs each. */
  readonly mostTurns?: number;
}

export type Path = Search<EngineEvent>;

/** Where a search begins, and which turns it may not take. */
interface Circumstances {
  readonly from: ConversationState;
  readonly isBarred?: (turn: TriedTurn) => boolean;
  readonly transitions?: Transitions;
}

const MOST_TURNS = 60_000;

/** The search itself, from any state on; also through blocks that are held, each of which takes one event to be entered. */
export function* searchTurns(
  survey: CompiledSurvey,
  goal: PathGoal,
  { from, isBarred = () => false, transitions = transitionsOf(survey) }: Circumstances,
): Generator<number, Search<DialogEvent>> {
  const { towards, isThere = ({ result }) => towards !== null && result.passed.includes(towards) } = goal;
  const distances = towards === null ? null : distancesTo(survey, towards);
  const left = ({ open, finished }: ConversationState): number | null => {
    if (finished) return null;
    if (!distances) return 0;
    const place = open?.unique_question_id ?? survey.first;
    return place === null ? null : (distances.get(place) ?? null);
  };
  return yield* searchGraph(
    {
      start: from,
      moves: transitions.eventsAt,
      take: (state, event) => {
        const turn = transitions.take(state, event);
        return turn && !isBarred(turn) ? { place: turn.result.state, isThere: isThere(turn) } : null;
      },
      key: transitions.keyOf,
      left,
    },
    goal.mostTurns ?? MOST_TURNS,
  );
}

/**
 * Looks for the shortest conversation, from its start event on, that does what the goal says; tries replies that stand
 * for all others in the real engine. Not finding one after trying all is no proof where the dialog asks for free text.
 * A generator, so that whoever runs it can stop it: it yields the number of turns tried.
 */
export function* searchPath(survey: CompiledSurvey, goal: PathGoal): Generator<number, Path> {
  const path = yield* searchTurns(survey, goal, { from: newConversation });
  if (!path.found) return path;
  return { ...path, moves: path.moves.flatMap((event) => (event.kind === 'enter' ? [] : [event])) };
}

/** The same at one go. */
export function findPath(survey: CompiledSurvey, goal: PathGoal): Path {
  return atOneGo(searchPath(survey, goal));
}

/** Runs a search to its end. */
export function atOneGo<Result>(search: Generator<number, Result>): Result {
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
  }
}
