import { withId } from '../blocks/loop/roundId.ts';
import type { CompiledSurvey } from '../engine/survey/CompiledSurvey.ts';
import { onwardExitsOf } from '../engine/survey/exitsOf.ts';
import { speakingUp } from './speakingUp.ts';
import { questionKey } from './triggerRule.ts';
import type { TriggerRule } from './triggerRule.ts';

/** The dialogs of a multi-chat, by id. */
export type ChatSurveys = ReadonlyMap<string, CompiledSurvey>;

/**
 * What respondents of a multi-chat can come to at the very most: every edge counts as one that can be taken, and only
 * waiting holds. A dialog opens when any question answered that it starts after; a block is asked when all that it waits
 * for are; a call from outside always comes.
 */
export function reachableQuestions(surveys: ChatSurveys, rules: readonly TriggerRule[]): ReadonlySet<string> {
  const waits = new Map<string, string[]>();
  const started = new Set<string>();
  /** By the question that makes others come. */
  const leading = new Map<string, TriggerRule[]>();
  for (const rule of rules) {
    const { kind, at, names } = rule;
    if (kind === 'startDialog') started.add(at.survey_id);
    if (kind === 'waitFor') addTo(waits, questionKey(at), questionKey(names));
    if (kind === 'moveDialog') addTo(leading, questionKey(at), rule);
    if (kind === 'startDialog') addTo(leading, questionKey(names), rule);
  }
  /** Dialogs that have asked something: what speaks up by itself can come from then on. */
  const asking = new Set<string>();
  const reached = new Set<string>();
  /** Come to, but waiting. */
  const held = new Set<string>();
  const places = new Map<string, { readonly survey_id: string; readonly unique_question_id: string }>();
  const todo: { readonly survey_id: string; readonly unique_question_id: string }[] = [];
  const come = (survey_id: string, unique_question_id: string | null): void => {
    const blocks = surveys.get(survey_id)?.blocks;
    const found = unique_question_id === null || !blocks ? undefined : withId(blocks, unique_question_id);
    if (found) todo.push({ survey_id, unique_question_id: found.block.unique_question_id });
  };
  for (const [survey_id, { first }] of surveys) if (!started.has(survey_id)) come(survey_id, first);

  for (let place = todo.pop(); place; place = todo.pop()) {
    const key = questionKey(place);
    if (reached.has(key)) continue;
    places.set(key, place);
    if (waits.get(key)?.some((named) => !reached.has(named))) {
      held.add(key);
      continue;
    }
    held.delete(key);
    reached.add(key);
    const { survey_id } = place;
    const survey = surveys.get(survey_id);
    const compiled = survey?.blocks.get(place.unique_question_id);
    if (!survey || !compiled) continue;
    for (const exit of onwardExitsOf(survey.blocks, compiled)) come(survey_id, exit);
    if (compiled.asking && !asking.has(survey_id)) {
      asking.add(survey_id);
      for (const id of speakingUp(survey, rules, survey_id)) come(survey_id, id);
    }
    for (const { kind, at, names } of leading.get(key) ?? []) {
      if (kind === 'moveDialog') come(names.survey_id, names.unique_question_id);
      else come(at.survey_id, surveys.get(at.survey_id)?.first ?? null);
    }
    for (const waiting of held) {
      const again = places.get(waiting);
      if (again && waits.get(waiting)?.includes(key)) todo.push(again);
    }
  }
  return reached;
}

function addTo<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
