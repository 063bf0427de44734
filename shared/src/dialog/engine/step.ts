import type { CompiledBlock, CompiledSurvey } from './survey/CompiledSurvey.ts';
import { requestOf } from './ConversationState.ts';
import type { ConversationState } from './ConversationState.ts';
import type { EngineEvent, Step } from './events.ts';
import { linkVariablesOf } from '../text/linkParameters.ts';
import { enterBlock } from './turn/enterBlock.ts';
import { blockAfterFailure, goOn, goOnUnlessEnded } from './turn/goOn.ts';
import { modelCallAt } from './turn/modelCallAt.ts';
import { afterModel } from './turn/modelTurns.ts';
import { nextBlock } from './turn/nextBlock.ts';
import { spokenBy } from './survey/spokenBy.ts';
import { takeLanguage } from './turn/takeLanguage.ts';
import { takeReply } from './turn/takeReply.ts';
import { Turn } from './turn/Turn.ts';

function start(
  survey: CompiledSurvey,
  before: ConversationState,
  { link }: Extract<EngineEvent, { kind: 'start' }>,
): Step {
  if (before.finished || before.open !== null) return { outcome: 'stale' };
  const state = link ? { ...before, variables: { ...before.variables, ...linkVariablesOf(link) } } : before;
  const turn = new Turn(survey, state, { replies: 0, requests: 0 });
  turn.say(survey.welcome, 'welcome', null);
  return { outcome: 'accepted', ...goOn(survey, turn, survey.first) };
}

/** Sets what the block's mapping names; a failed request leaves the variables as they were. */
function keepValues(
  { block }: CompiledBlock,
  turn: Turn,
  values: Extract<EngineEvent, { kind: 'response' }>['values'],
) {
  if (block.type !== 'api' || values === null) return;
  for (const { variable } of block.mapping) {
    turn.set(variable, Object.hasOwn(values, variable) ? (values[variable] ?? null) : null);
  }
}

function takeResponse(
  survey: CompiledSurvey,
  state: ConversationState,
  { unique_question_id, values }: Extract<EngineEvent, { kind: 'response' }>,
): Step {
  const requests = state.open && 'model' in state.open ? null : requestOf(state);
  const from = survey.blocks.get(unique_question_id);
  if (requests === null || state.open?.unique_question_id !== unique_question_id || !from) return { outcome: 'stale' };
  const turn = new Turn(survey, state, { replies: state.replies, requests });
  keepValues(from, turn, values);
  const next = values === null ? blockAfterFailure(survey, from, turn) : nextBlock(survey, from, [], turn);
  return { outcome: 'accepted', ...goOn(survey, turn, next) };
}

function takeOutcome(
  survey: CompiledSurvey,
  state: ConversationState,
  { unique_question_id, outcome }: Extract<EngineEvent, { kind: 'model' }>,
): Step {
  const place = state.open;
  const from = survey.blocks.get(unique_question_id);
  if (!place || !('model' in place) || place.unique_question_id !== unique_question_id || !from) {
    return { outcome: 'stale' };
  }
  if (modelCallAt(survey, state) === null) return { outcome: 'stale' };
  const turn = new Turn(survey, state, { replies: state.replies, requests: place.request });
  return {
    outcome: 'accepted',
    ...goOnUnlessEnded(survey, turn, afterModel({ survey, from, turn }, place.model, outcome)),
  };
}

/** Begins the open block anew with what the author has set; how the values were read aloud before does not count any more. */
function takeSet(
  survey: CompiledSurvey,
  state: ConversationState,
  { values }: Extract<EngineEvent, { kind: 'set' }>,
): Step {
  if (state.open === null) return { outcome: 'stale' };
  const labels = Object.fromEntries(Object.entries(state.labels).filter(([name]) => !Object.hasOwn(values, name)));
  const set = { ...state, variables: { ...state.variables, ...values }, labels };
  return enterBlock(survey, set, state.open.unique_question_id);
}

/** The conversation with the arms that an event settles, and the quota that is full. */
function withSettledOf(state: ConversationState, { draws, full }: EngineEvent): ConversationState {
  const drawn = draws === undefined ? state : { ...state, draws: { ...state.draws, ...draws } };
  return full === undefined ? drawn : { ...drawn, full };
}

/** The conversation at the time of an event that has one of its own, else at the one that it has, or is supposed to have. */
function atTimeOf(survey: CompiledSurvey, state: ConversationState, event: EngineEvent): ConversationState {
  const at = ('at' in event ? event.at : undefined) ?? state.at ?? survey.at;
  return at === state.at || at === undefined ? state : { ...state, at };
}

/**
 * One turn of the engine (domain.md §3): pure, the same input always gives the same output, and no input makes it
 * throw.
 */
export function step(survey: CompiledSurvey, before: ConversationState, event: EngineEvent): Step {
  const spoken = spokenBy(survey, before);
  return passing(spoken, before, event, stepIn(spoken, before, event));
}

function stepIn(survey: CompiledSurvey, before: ConversationState, event: EngineEvent): Step {
  const state = withSettledOf(atTimeOf(survey, before, event), event);
  switch (event.kind) {
    case 'start':
      return start(survey, state, event);
    case 'reply':
      return takeReply(survey, state, event);
    case 'response':
      return takeResponse(survey, state, event);
    case 'model':
      return takeOutcome(survey, state, event);
    case 'set':
      return takeSet(survey, state, event);
    case 'language':
      return takeLanguage(survey, state, event);
  }
}

/** The conversation with the blocks that its turn came to, where they may have to be said in another language; a change of language goes on with those before. */
function passing(survey: CompiledSurvey, before: ConversationState, { kind }: EngineEvent, taken: Step): Step {
  if (taken.outcome !== 'accepted' || survey.languages.length < 2) return taken;
  const passed = kind === 'language' ? (before.passed ?? []) : taken.passed;
  return { ...taken, state: { ...taken.state, passed } };
}
