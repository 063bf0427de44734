import type { ChatSurveys } from '../../triggers/reachableQuestions.ts';
import { questionKey } from '../../triggers/triggerRule.ts';
import type { QuestionOf, TriggerRule } from '../../triggers/triggerRule.ts';
import { ChatWorld } from './ChatWorld.ts';
import type { ChatTurn } from './ChatWorld.ts';
import { searchTurns } from '../../paths/findPath.ts';
import type { TriedTurn } from '../../paths/transitionsOf.ts';

export type NoPath = 'no-way' | 'tried-all' | 'gave-up' | 'waits-for-ever';

export type ChatPath =
  | { readonly found: true; readonly turns: readonly ChatTurn[] }
  /** `at`: the question that could not be come to, on the way to the target or the target itself. */
  | { readonly found: false; readonly reason: NoPath; readonly at: QuestionOf };

interface Failure {
  readonly reason: NoPath;
  readonly at: QuestionOf;
}
type Reached = ChatWorld | Failure;

/** What is to happen with a question: come to it, or leave it behind. */
interface Aim {
  readonly question: QuestionOf;
  readonly behind: boolean;
}

const isWorld = (reached: Reached): reached is ChatWorld => reached instanceof ChatWorld;

class Search {
  readonly #mostTurns: number;

  constructor(mostTurns: number) {
    this.#mostTurns = mostTurns;
  }

  /** Reaches an aim; `trail` are those that wait for it, so that a circle is seen. */
  *reach(world: ChatWorld, aim: Aim, trail: readonly string[]): Generator<number, Reached> {
    const { question, behind } = aim;
    const key = `${behind} ${questionKey(question)}`;
    if (trail.includes(key)) return { reason: 'waits-for-ever', at: question };
    if (isReached(world, aim)) return world;
    const onwards = [...trail, key];
    const opened = yield* this.#open(world, question, onwards);
    const direct = isWorld(opened) ? yield* this.#within(opened, aim, onwards) : opened;
    if (isWorld(direct)) return direct;
    for (const unique_question_id of world.speakingUpIn(question.survey_id)) {
      const begun = yield* this.#open(world, question, onwards);
      const spoken = isWorld(begun)
        ? yield* this.#release(begun, { survey_id: question.survey_id, unique_question_id }, onwards)
        : begun;
      const there = isWorld(spoken) ? yield* this.#spokenWithin(spoken, aim, onwards) : spoken;
      if (isWorld(there)) return there;
    }
    for (const rule of world.movesInto(question.survey_id)) {
      const moved = yield* this.reach(world, { question: rule.at, behind: true }, onwards);
      if (!isWorld(moved)) continue;
      const there = yield* this.#within(moved, aim, onwards);
      if (isWorld(there)) return there;
    }
    return direct;
  }

  /** The world once the dialog of a question has begun. */
  *#open(world: ChatWorld, question: QuestionOf, trail: readonly string[]): Generator<number, Reached> {
    const { survey_id } = question;
    if (world.isBegun(survey_id)) return world;
    let failure: Failure = { reason: 'no-way', at: question };
    for (const { names } of world.startersOf(survey_id)) {
      const reached = yield* this.reach(world, { question: names, behind: true }, trail);
      if (!isWorld(reached)) failure = reached;
      else return reached.isBegun(survey_id) ? reached : (reached.begun(survey_id) ?? failure);
    }
    return failure;
  }

  /** Goes on in the dialog of the aim, waiting where its blocks wait, and round blocks that wait for ever. */
  *#within(start: ChatWorld, aim: Aim, trail: readonly string[]): Generator<number, Reached> {
    const { survey_id, unique_question_id: towards } = aim.question;
    if (isReached(start, aim)) return start;
    const survey = start.survey(survey_id);
    const transitions = start.transitions(survey_id);
    if (!survey || !transitions) return { reason: 'no-way', at: aim.question };
    const barred = new Set<string>();
    const isBarred = ({ event }: TriedTurn): boolean => event.kind === 'enter' && barred.has(event.unique_question_id);
    let waiting: Failure | null = null;
    for (let attempt = 0; attempt <= survey.blocks.size; attempt += 1) {
      const goal = { towards, mostTurns: this.#mostTurns, ...(aim.behind ? { isThere: leaves(towards) } : {}) };
      const path = yield* searchTurns(survey, goal, { from: start.state(survey_id), isBarred, transitions });
      if (!path.found) return waiting ?? { reason: path.reason, at: aim.question };
      let world = start;
      let blocked: string | null = null;
      for (const event of path.moves) {
        if (isReached(world, aim)) break;
        if (event.kind === 'enter') {
          const { unique_question_id } = event;
          const released = yield* this.#release(world, { survey_id, unique_question_id }, trail);
          if (!isWorld(released)) {
            waiting = released;
            blocked = unique_question_id;
            break;
          }
          world = released;
        }
        const next = world.after({ survey_id, event });
        // Something moved the dialog meanwhile, so the way is no longer the way.
        if (!next) return yield* this.#within(world, aim, trail);
        world = next;
      }
      if (blocked === null) return world;
      barred.add(blocked);
    }
    return waiting ?? { reason: 'gave-up', at: aim.question };
  }

  /** Goes on to the aim where a dialog has spoken up, or is to, once what it has asked by itself is answered. */
  *#spokenWithin(world: ChatWorld, aim: Aim, trail: readonly string[]): Generator<number, Reached> {
    const { survey_id } = aim.question;
    const open = world.state(survey_id).open?.unique_question_id;
    const isAsked = open !== undefined && open !== aim.question.unique_question_id;
    if (!isAsked || !world.speakingUpIn(survey_id).includes(open)) return yield* this.#within(world, aim, trail);
    const free = yield* this.#within(world, { question: { survey_id, unique_question_id: open }, behind: true }, trail);
    return isWorld(free) ? yield* this.#within(free, aim, trail) : free;
  }

  /** Has everything happen that a block waits for. */
  *#release(start: ChatWorld, question: QuestionOf, trail: readonly string[]): Generator<number, Reached> {
    let world = start;
    for (const named of start.waitsAt(question)) {
      const reached = yield* this.reach(world, { question: named, behind: true }, trail);
      if (!isWorld(reached)) return reached;
      world = reached;
    }
    return world;
  }
}

function isReached(world: ChatWorld, { question, behind }: Aim): boolean {
  if (world.isBehind(question)) return true;
  const { open } = world.state(question.survey_id);
  return !behind && open?.unique_question_id === question.unique_question_id && !('held' in open);
}

/** Whether a turn leaves a block behind. */
function leaves(id: string): (turn: TriedTurn) => boolean {
  return ({ before, result }) => {
    const stands = result.state.open?.unique_question_id === id;
    const wasThere = before.open?.unique_question_id === id && !('held' in before.open);
    return !stands && (wasThere || result.passed.includes(id));
  };
}

/** The blocks of a dialog that wait: its conversations stop before them. */
export function heldBlocks(rules: readonly TriggerRule[], survey_id: string): ReadonlySet<string> {
  return new Set(
    rules.flatMap(({ kind, at }) =>
      (kind === 'waitFor' || kind === 'waitAPI') && at.survey_id === survey_id ? [at.unique_question_id] : [],
    ),
  );
}

/**
 * Looks for a short conversation over the dialogs of a multi-chat that comes to a question, from the moment on at which a
 * respondent opens it. It works back from the aim, and turns are taken forth only where all that they wait for has happened.
 *
 * An example: `a` asks A1, A2; `b` begins after A1 (`startDialog`) and asks B1, B2; B2 waits for A2 (`waitFor`). To come to
 * B2, `reach(B2)` goes so, and its turns come out in this order:
 * 1. `#open(b)`: `b` has not begun, and what starts it is that A1 is left behind, so `reach(A1, behind)` first: `a` is open
 *    from the beginning on (turn 'a start'), and `#within` replies to A1 ('a a1'). Now `b` begins ('b start').
 * 2. `#within(b)` searches `b` alone: a reply to B1 ('b b1'), then B2 is to be entered. It is held, so `#release(B2)` has
 *    happen what it waits for: `reach(A2, behind)`, with B2 on the trail, and `#within` replies to A2 ('a a2').
 * 3. B2 is entered ('b >b2') and open: found.
 * Did A2 wait for B2 as well, its release would come back to A2, which is on the trail: `waits-for-ever`. `#within` then bars
 * that block and searches its dialog anew for a path round it; where there is none, `reach` tries what moves the respondent
 * there (`moveDialog`).
 *
 * `surveys` are compiled with their `heldBlocks`; a call from outside counts as one that comes at once. Each dialog is only
 * talked to as far as the others wait for it. A generator, as `searchPath` is.
 */
export function* searchChatPath(
  surveys: ChatSurveys,
  rules: readonly TriggerRule[],
  target: QuestionOf,
  mostTurns = 60_000,
): Generator<number, ChatPath> {
  const search = new Search(mostTurns);
  const reached = yield* search.reach(ChatWorld.opened(surveys, rules), { question: target, behind: false }, []);
  return isWorld(reached) ? { found: true, turns: reached.turns } : { found: false, ...reached };
}
