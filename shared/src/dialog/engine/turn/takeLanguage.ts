import { requestOf } from '../ConversationState.ts';
import type { ConversationState } from '../ConversationState.ts';
import type { EngineEvent, Step } from '../events.ts';
import type { CompiledSurvey } from '../survey/CompiledSurvey.ts';
import { spokenBy } from '../survey/spokenBy.ts';
import { relabelled } from './relabelled.ts';
import { sayAgain } from './sayAgain.ts';
import { Turn } from './Turn.ts';

/**
 * Goes on in another language of the dialog: what the last turn has said is said in it, the question stays open, and nothing is kept. Stale before the
 * conversation has begun, for a language that the dialog does not have, and for the one that it is in. `survey`: as it is spoken until now.
 */
export function takeLanguage(
  survey: CompiledSurvey,
  before: ConversationState,
  { language }: Extract<EngineEvent, { kind: 'language' }>,
): Step {
  const isBegun = before.finished || before.open !== null;
  if (!isBegun || language === survey.language || !survey.languages.includes(language)) return { outcome: 'stale' };
  const spoken = { first: before.spoken?.first ?? survey.language, now: language };
  const next = spokenBy(survey, { spoken });
  const state = { ...before, spoken, labels: relabelled(survey, next, before) };
  if (state.finished) return { outcome: 'accepted', state, effects: [], passed: [], ways: [], cut: false };
  const turn = new Turn(next, state, { replies: state.replies, requests: requestOf(state) ?? 0 });
  if (state.open === null) return { outcome: 'stale' };
  sayAgain(next, turn, state, state.open);
  return { outcome: 'accepted', ...turn.asked(state.open) };
}
