import type { CompiledSurvey } from '../../engine/survey/CompiledSurvey.ts';
import { newConversation } from '../../engine/ConversationState.ts';
import type { ConversationState } from '../../engine/ConversationState.ts';
import type { EngineEvent } from '../../engine/events.ts';
import { atOneGo, searchTurns } from '../../paths/findPath.ts';
import { transitionsOf } from '../../paths/transitionsOf.ts';
import type { Transitions, TriedTurn } from '../../paths/transitionsOf.ts';

/** How many turns are tried for one conversation, and how long it gets at most, so that the check stays quick. */
const MOST_TURNS = 3_000;
const LONGEST = 400;

/** A conversation in which questions are come to again and answered anew. */
export interface AnsweredTwice {
  readonly events: readonly EngineEvent[];
  /** Those of the wanted questions that it answers twice. */
  readonly questions: readonly string[];
  /** The block from which it first came back to an answered one. */
  readonly from: string;
}

/** What all searches of one dialog share. */
export interface TwiceSearch {
  readonly survey: CompiledSurvey;
  readonly transitions: Transitions;
  /** How many turns may still be tried. */
  left: number;
}

/** A search for as many conversations as a dialog has circles. */
export function twiceSearch(survey: CompiledSurvey): TwiceSearch {
  return { survey, transitions: transitionsOf(survey), left: 4 * MOST_TURNS };
}

/**
 * A conversation that answers the questions of a circle, and then, as many as there are to be found, once more; in their order. null where none was
 * found.
 */
export function answeredTwice(
  search: TwiceSearch,
  circle: ReadonlySet<string>,
  questions: readonly string[],
): AnsweredTwice | null {
  const walk = new Walk(search, circle);
  for (const time of [1, 2])
    for (const question of questions) if (walk.timesOf(question) < time) walk.answers(question);
  const twice = questions.filter((question) => walk.timesOf(question) > 1);
  return walk.from === null || twice.length === 0 ? null : { events: walk.events, questions: twice, from: walk.from };
}

class Walk {
  readonly events: EngineEvent[] = [];
  /** The block from which it first came back to a question that it had answered. */
  from: string | null = null;
  readonly #search: TwiceSearch;
  readonly #circle: ReadonlySet<string>;
  readonly #times = new Map<string, number>();
  /** The questions that were answered since the conversation last came to them. */
  readonly #answered = new Set<string>();
  #state: ConversationState = newConversation;
  #left = MOST_TURNS;

  constructor(search: TwiceSearch, circle: ReadonlySet<string>) {
    this.#search = search;
    this.#left = Math.min(this.#left, search.left);
    this.#circle = circle;
  }

  timesOf(question: string): number {
    return this.#times.get(question) ?? 0;
  }

  /** Goes on to the next time that the question is asked, and answers it; never once it is long enough. */
  answers(question: string): boolean {
    if (this.#left <= 0) return false;
    const isOpen = this.#state.open?.unique_question_id === question && !this.#answered.has(question);
    if (!isOpen && !this.#goTo(question, ({ result }) => result.passed.includes(question))) return false;
    return this.#goTo(question, (turn) => keeps(turn, question));
  }

  #goTo(towards: string, isThere: (turn: TriedTurn) => boolean): boolean {
    let tried = 0;
    const counted = (turn: TriedTurn): boolean => {
      tried += 1;
      return isThere(turn);
    };
    const goal = { towards, isThere: counted, mostTurns: this.#left };
    const { survey, transitions } = this.#search;
    const path = atOneGo(searchTurns(survey, goal, { from: this.#state, transitions }));
    this.#left -= tried;
    this.#search.left -= tried;
    if (!path.found) return false;
    if (this.events.length + path.moves.length > LONGEST) {
      this.#left = 0;
      return false;
    }
    for (const move of path.moves) {
      const turn = transitions.take(this.#state, move);
      if (!turn || move.kind === 'enter') return false;
      this.events.push(move);
      this.#note(turn);
    }
    return true;
  }

  #note({ before, event, result }: TriedTurn): void {
    const asked = before.open?.unique_question_id;
    if (
      event.kind === 'reply' &&
      asked !== undefined &&
      !this.#answered.has(asked) &&
      keeps({ event, result }, asked)
    ) {
      this.#answered.add(asked);
      this.#times.set(asked, this.timesOf(asked) + 1);
    }
    let at = asked ?? null;
    for (const passed of result.passed) {
      if (this.#answered.delete(passed) && this.#circle.has(passed)) this.from ??= at;
      at = passed;
    }
    this.#state = result.state;
  }
}

/** Whether a turn answers a question, and does not pass it over. */
function keeps({ event, result }: Pick<TriedTurn, 'event' | 'result'>, question: string): boolean {
  if (event.kind !== 'reply' || event.unique_question_id !== question) return false;
  return result.effects.some(
    (effect) => effect.kind === 'store' && effect.unique_question_id === question && effect.value !== null,
  );
}
