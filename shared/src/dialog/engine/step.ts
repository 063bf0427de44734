import type { CompiledBlock, CompiledSurvey } from './survey/CompiledSurvey.ts';
import { requestOf } from './ConversationState.ts';
import type { ConversationState } from './ConversationState.ts';
import type { EngineEvent, Step } from './events.ts';
import { blockAfterFailure, goOn, goOnUnlessEnded } from './turn/goOn.ts';
import { modelCallAt } from './turn/modelCallAt.ts';
import { afterModel } from './turn/modelTurns.ts';
import { nextBlock } from './turn/nextBlock.ts';
import { takeReply } from './turn/takeReply.ts';
import { Turn } from './turn/Turn.ts';

function start(survey: CompiledSurvey, state: ConversationState): Step {
  if (state.finished || state.open !== null) return { outcome: 'stale' };
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

/** The conversation with the arms that an event settles. */
function withDrawsOf(state: ConversationState, { draws }: EngineEvent): ConversationState {
  return draws === undefined ? state : { ...state, draws: { ...state.draws, ...draws } };
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
  const state = withDrawsOf(atTimeOf(survey, before, event), event);
  switch (event.kind) {
    case 'start':
      return start(survey, state);
    case 'reply':
      return takeReply(survey, state, event);
    case 'response':
      return takeResponse(survey, state, event);
    case 'model':
      return takeOutcome(survey, state, event);
  }
}
