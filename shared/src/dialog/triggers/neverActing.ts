import { questionKey } from './triggerRule.ts';
import type { TriggerRule } from './triggerRule.ts';
import { reachableQuestions } from './reachableQuestions.ts';
import type { ChatSurveys } from './reachableQuestions.ts';

/** The triggers that can never act, because nobody comes to the block that they sit on or to the one that they name. */
export function neverActing(surveys: ChatSurveys, rules: readonly TriggerRule[]): TriggerRule[] {
  const reached = reachableQuestions(surveys, rules);
  return rules.filter(({ at, names }) => !reached.has(questionKey(at)) || !reached.has(questionKey(names)));
}
