import type { Block, Reply, VariableValue } from '../../contract/index.ts';
import type { CompiledSurvey } from '../engine/survey/CompiledSurvey.ts';
import { drawOf } from '../engine/ConversationState.ts';
import type { ConversationState } from '../engine/ConversationState.ts';
import { enterBlock } from '../engine/turn/enterBlock.ts';
import type { ApiValues, EngineEvent, ModelOutcome, Step } from '../engine/events.ts';
import { modelCallAt } from '../engine/turn/modelCallAt.ts';
import type { ModelCall } from '../engine/turn/modelCallAt.ts';
import { itemAt, openQuestion } from '../engine/replay/openQuestion.ts';
import { openRequest } from '../engine/turn/requestFor.ts';
import { repliesIn } from '../engine/turn/talk.ts';
import { step } from '../engine/step.ts';
import { awaitedDays } from './awaitedDays.ts';
import { withEachArm } from './withEachArm.ts';
import { expressionsOf, mentionedIn } from './expressionsOf.ts';
import { heardAs } from './heardAs.ts';
import { startsOf } from './startsOf.ts';
import { triedReplies } from '../blocks/answerStudies.ts';
import type { ReplyHints } from '../blocks/AnswerStudy.ts';
import { blockTexts } from '../blocks/mapTexts.ts';
import { ruleOf } from '../blocks/common/ruled.ts';
import { isDrawing, variablesSetBy } from '../blocks/blockRules.ts';
import { namesIn } from '../text/placeholders.ts';

/** What can happen in a dialog of a multi-chat: also that it comes to a block from outside. */
export type DialogEvent =
  | EngineEvent
  /** `released`: what the block waited for has happened; `moved`: a trigger takes the respondent there. */
  | { readonly kind: 'enter'; readonly by: 'released' | 'moved'; readonly unique_question_id: string };

/** A turn that was taken in a search. */
export interface TriedTurn {
  readonly before: ConversationState;
  readonly event: DialogEvent;
  readonly result: Extract<Step, { outcome: 'accepted' }>;
}

/** What can happen in a dialog, for a search through its conversations. */
export interface Transitions {
  /** Everything worth trying next: the start, representative replies, a request that succeeds or fails, the end of a wait. */
  readonly eventsAt: (state: ConversationState) => DialogEvent[];
  readonly take: (state: ConversationState, event: DialogEvent) => TriedTurn | null;
  /** The same for states from which the same events go the same way, whatever they say. */
  readonly keyOf: (state: ConversationState) => string;
}

/** A reply that does not fit any question for a value. */
const UNFIT: Reply = { type: 'words', text: '?' };

/** Nobody replies in time. */
const TIMED_OUT: Reply = { type: 'timed_out' };

/** The variables that a reply to the open question sets. */
function variablesAt(survey: CompiledSurvey, state: ConversationState): string[] {
  if (!state.open || state.open.probe) return [];
  const compiled = survey.blocks.get(state.open.unique_question_id);
  if (!compiled) return [];
  if (compiled.asking?.kind !== 'items') return variablesSetBy(compiled.block).map(({ variable }) => variable);
  const variable = itemAt(compiled.asking, state.open)?.variable ?? null;
  return variable === null ? [] : [variable];
}

/** Where a conversation stands, without what only counts. */
function placeOf({ finished, open }: ConversationState): string {
  if (!open) return finished ? 'end' : 'start';
  const { unique_question_id, probe } = open;
  if (probe) return JSON.stringify([unique_question_id, probe.chosen]);
  if ('item_id' in open) return JSON.stringify([unique_question_id, open.item_id, open.answered]);
  if ('meant' in open) return JSON.stringify([unique_question_id, open.meant.candidates]);
  if ('talk' in open) return JSON.stringify([unique_question_id, 'talk', repliesIn(open.talk)]);
  if ('model' in open) return JSON.stringify([unique_question_id, open.model.kind, repliesIn(open.model.said), '?']);
  if ('helped' in open) return JSON.stringify([unique_question_id, open.helped, '!']);
  if ('again' in open) return JSON.stringify([unique_question_id, open.again, '?']);
  return JSON.stringify([unique_question_id, 'search' in open, 'held' in open, 'request' in open ? open.request : 0]);
}

/** The variables that are set without a reply, assigned (by a loop, too) or drawn: whether one changed says whether a circle comes to an end. */
function setUnasked({ blocks }: CompiledSurvey): string[] {
  const all = [...blocks.values()];
  const drawn = all.flatMap(({ block }) => (isDrawing(block) ? variablesSetBy(block) : []));
  return [...all.flatMap(({ assignments }) => assignments), ...drawn].map(({ variable }) => variable);
}

/** The variables that a block's texts name. */
function namedBy(block: Block): string[] {
  return blockTexts(block).flatMap(({ text }) => namesIn(text));
}

/** The variables in the words of a chosen option, where a rule decides by them whether to ask back, and those in the words that they stand for. */
function probedWords(blocks: readonly Block[]): ReadonlySet<string> {
  const named = new Set(blocks.filter(({ probing }) => probing?.by_rule === true).flatMap(namedBy));
  // A set gives what is added while it is gone through, too.
  for (const name of named) {
    const setting = blocks.filter((block) => variablesSetBy(block).some(({ variable }) => variable === name));
    for (const inner of setting.flatMap(namedBy)) named.add(inner);
  }
  return named;
}

/** All that a model can make of its task, but for going on with it, which leads nowhere else. */
function outcomesOf(call: ModelCall): ModelOutcome[] {
  const conditions = call.kind === 'talk' ? call.conditions : [];
  return [
    ...conditions.map(({ id }): ModelOutcome => ({ kind: 'met', condition_id: id, quote: '' })),
    { kind: 'over', reason: 'enough' },
    { kind: 'failed' },
  ];
}

function modelEvent({ unique_question_id }: ModelCall, outcome: ModelOutcome): EngineEvent {
  return { kind: 'model', unique_question_id, outcome };
}

function only<Value>(names: ReadonlySet<string>, all: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.has(name)));
}

/** The state without what only texts name that decide nothing. */
function withoutTexts(state: ConversationState, kept: ReadonlySet<string>, worded: ReadonlySet<string>) {
  return { ...state, variables: only(kept, state.variables), labels: only(worded, state.labels) };
}

/** What the answers hold that a block's rule for its reply names, because that compares with them. */
function comparedBy(block: Block | null | undefined, { variables }: ConversationState): (number | string)[] {
  const must = block ? ruleOf(block) : null;
  const named = must === null ? [] : [...(mentionedIn(must)?.variables ?? [])];
  return named
    .map((name) => variables[name] ?? null)
    .filter((value) => typeof value === 'number' || typeof value === 'string');
}

/**
 * The ways through one dialog, by the real engine. `mute`: nobody looks at what is said, so that states keep no variable that
 * only texts name; each turn copies them all.
 */
export function transitionsOf(survey: CompiledSurvey, { mute = false } = {}): Transitions {
  const blocks = [...survey.blocks.values()].map(({ block }) => block);
  const expressions = expressionsOf(blocks);
  const worded = probedWords(blocks);
  const read = [...new Set([...expressions.flatMap(({ variables }) => [...variables]), ...worded])];
  const kept = new Set([...read, ...setUnasked(survey)]);
  const draws = blocks.some(isDrawing);
  // An arm has led on by the end of its turn; an order decides as long as its items are gone through.
  const shuffles = blocks.flatMap(({ type, unique_question_id }) => (type === 'shuffle' ? [unique_question_id] : []));

  const starts = startsOf(expressions);

  const hintsAt = (state: ConversationState): ReplyHints => {
    const asked = variablesAt(survey, state);
    const naming = expressions.filter(({ variables }) => asked.some((variable) => variables.has(variable)));
    const block = state.open && survey.blocks.get(state.open.unique_question_id)?.block;
    const entries = block?.type === 'qa' ? block.qa_entries : [];
    const values = [...new Set([...naming.flatMap((mentioned) => mentioned.values), ...comparedBy(block, state)])];
    return {
      numbers: values.filter((value) => typeof value === 'number'),
      texts: values.filter((value) => typeof value === 'string'),
      questions: entries.flatMap(({ questions }) => questions.slice(0, 1)),
      days: awaitedDays(naming, state.at ?? survey.at, state.variables),
    };
  };

  /** A success with nothing in it, one with each value that a condition names for a mapped variable, and a failure. */
  const responsesTo = (id: string): ApiValues[] => {
    const block = survey.blocks.get(id)?.block;
    const mapped = block?.type === 'api' ? block.mapping.map(({ variable }) => variable) : [];
    const named = mapped.flatMap((variable) =>
      expressions
        .filter(({ variables }) => variables.has(variable))
        .flatMap(({ values }) => values)
        .flatMap((value): VariableValue[] => (typeof value === 'number' ? [value, value + 1, value - 1] : [value]))
        .map((value) => Object.fromEntries([[variable, value]])),
    );
    return [{}, ...named, null];
  };

  const drawnAt =
    (state: ConversationState) =>
    (event: DialogEvent): DialogEvent[] =>
      event.kind === 'enter' ? [event] : withEachArm(survey, state, event);

  const eventsAt = (state: ConversationState): DialogEvent[] => {
    if (state.finished) return [];
    if (!state.open) return starts;
    if ('held' in state.open) {
      return [{ kind: 'enter', by: 'released', unique_question_id: state.open.unique_question_id }];
    }
    const call = modelCallAt(survey, state);
    if (call) return outcomesOf(call).map((outcome) => modelEvent(call, outcome));
    const request = openRequest(survey, state);
    if (request) {
      const { unique_question_id } = request;
      return responsesTo(unique_question_id).map((values) => ({ kind: 'response', unique_question_id, values }));
    }
    const question = openQuestion(survey, state);
    if (!question) return [];
    const { unique_question_id, nachfrage_id } = question;
    const fitting = triedReplies(question, hintsAt(state));
    const left = [...(question.counted ? [UNFIT] : []), ...(question.timed ? [TIMED_OUT] : [])];
    const replies = left.length === 0 ? fitting : [...fitting, ...left];
    return replies.map((reply) => heardAs(survey, { kind: 'reply', unique_question_id, nachfrage_id, reply }));
  };

  return {
    eventsAt: draws ? (state) => eventsAt(state).flatMap(drawnAt(state)) : eventsAt,
    take: (state, event) => {
      const result =
        event.kind === 'enter' ? enterBlock(survey, state, event.unique_question_id) : step(survey, state, event);
      if (result.outcome !== 'accepted') return null;
      if (!mute) return { before: state, event, result };
      return { before: state, event, result: { ...result, state: withoutTexts(result.state, kept, worded) } };
    },
    keyOf: (state) =>
      `${placeOf(state)} ${JSON.stringify([
        state.choices,
        ...shuffles.map((id) => drawOf(state.draws, id)),
        ...read.map((name) => state.variables[name] ?? null),
        ...[...worded].map((name) => state.labels[name] ?? null),
      ])}`,
  };
}
