import type { DialogEntry, OpenQuestion } from '@dialogwerk/shared/contract';
import {
  enterBlock,
  entriesOf,
  newConversation,
  openQuestion,
  openRequest,
  progressOf,
  step,
} from '@dialogwerk/shared/dialog/engine';
import type {
  CompiledSurvey,
  ConversationState,
  EngineEvent,
  SetValues,
  Step,
  TracedTurn,
} from '@dialogwerk/shared/dialog/engine';
import { fileAddresses } from './fileAddresses.ts';

/** What a preview is to show. */
export interface Cue {
  /** The block that the conversation is taken to; null: the beginning. */
  readonly block: string | null;
  /** What leads there, from the start event on; null where no way was found: it is entered as if from nowhere. */
  readonly moves: readonly EngineEvent[] | null;
  readonly values: SetValues;
  /** The author's own replies after that. */
  readonly given: readonly EngineEvent[];
}

/** A turn on the stage. */
interface StageTurn extends TracedTurn {
  readonly event: EngineEvent;
  /** How many of the author's own replies stood before it; null where it is part of the way to the block. */
  readonly givenBefore: number | null;
}

/** A conversation as it stands on the preview's stage. */
export interface Stage {
  readonly entries: readonly DialogEntry[];
  readonly state: ConversationState;
  readonly question: OpenQuestion | null;
  readonly progress: number;
  /** The place among the entries where the block begins to speak; null where it says nothing. */
  readonly begins: number | null;
  /** Whether the moves led to the block, so that it was not entered as if from nowhere. */
  readonly isLed: boolean;
  /** Those of the author's replies that still apply. */
  readonly given: readonly EngineEvent[];
  /** Why the first one that does not was refused; null where none was. */
  readonly refused: string | null;
  /** Whether a system of the author's would have been asked on the way. */
  readonly asksSystems: boolean;
  /** All that has happened, in order. */
  readonly turns: readonly StageTurn[];
}

/** Requests that follow one another without a reply; the engine itself ends a longer row. */
const MOST_REQUESTS = 100;

/**
 * Plays a conversation to the block that is worked on, with the values that the author has set, and goes on with their replies as far
 * as they still apply. No system is asked: a request gets the values that are set. Pure.
 */
export function stageOf(survey: CompiledSurvey, { block, moves, values, given }: Cue): Stage {
  const entries: DialogEntry[] = [];
  let state: ConversationState = newConversation;
  let begins: number | null = null;
  let asksSystems = false;
  const turns: StageTurn[] = [];
  const applied: EngineEvent[] = [];
  /** Whether what comes now is the author's own. */
  let isOwn = false;

  function take(event: EngineEvent, taken: Step): void {
    if (taken.outcome !== 'accepted') return;
    const question = openQuestion(survey, taken.state);
    const replied = event.kind === 'reply' ? event.unique_question_id : null;
    entries.push(
      ...entriesOf({ effects: taken.effects, replied, question, file: null, addresses: fileAddresses, now: 0 }),
    );
    turns.push({ event, before: state, taken, givenBefore: isOwn ? applied.length : null });
    ({ state } = taken);
  }
  const play = (event: EngineEvent): Step => {
    const taken = step(survey, state, event);
    take(event, taken);
    return taken;
  };
  function answerRequests(): void {
    for (let asked = 0; asked < MOST_REQUESTS; asked += 1) {
      const request = openRequest(survey, state);
      if (!request) return;
      asksSystems = true;
      const mapped = Object.fromEntries(request.mapping.map(({ variable }) => [variable, values[variable] ?? null]));
      play({ kind: 'response', unique_question_id: request.unique_question_id, values: mapped });
    }
  }

  const way = moves ?? [];
  for (const event of way.slice(0, -1)) play(event);
  const before = entries.length;
  const last = way.at(-1);
  const led = last && step(survey, state, last);
  const isThere = led?.outcome === 'accepted' && (block === null || led.passed.includes(block));
  const firstOfBlock = (): number =>
    entries.findIndex((entry, at) => at >= before && entry.unique_question_id === block);
  if (last && isThere) take(last, led);
  const isSet = Object.keys(values).length > 0;
  if (block !== null && (!isThere || isSet)) {
    // What the block says with the values that it came to gives way to what it says with those that are set.
    const said = isThere ? firstOfBlock() : -1;
    if (said >= 0) entries.splice(said);
    const labels = Object.fromEntries(Object.entries(state.labels).filter(([name]) => !Object.hasOwn(values, name)));
    state = { ...state, variables: { ...state.variables, ...values }, labels };
    take(isSet ? { kind: 'set', values } : { kind: 'start' }, enterBlock(survey, state, block));
  }
  const place = firstOfBlock();
  if (place >= 0) begins = place;
  answerRequests();

  isOwn = true;
  let refused: string | null = null;
  for (const event of given) {
    const taken = play(event);
    if (taken.outcome === 'rejected') refused = taken.message;
    if (taken.outcome !== 'accepted') break;
    applied.push(event);
    answerRequests();
  }
  return {
    entries,
    state,
    question: openQuestion(survey, state),
    progress: progressOf(survey, state),
    begins,
    isLed: isThere,
    given: applied,
    refused,
    asksSystems,
    turns,
  };
}
