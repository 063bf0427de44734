import type { CompiledSurvey } from '../engine/survey/CompiledSurvey.ts';
import { onwardExitsOf } from '../engine/survey/exitsOf.ts';
import { reachableQuestions } from './reachableQuestions.ts';
import type { ChatSurveys } from './reachableQuestions.ts';
import { questionKey } from './triggerRule.ts';
import type { TriggerRule } from './triggerRule.ts';

/** The blocks from which a block can be come to, itself included. */
function leadingTo({ blocks }: CompiledSurvey, target: string): ReadonlySet<string> {
  const before = new Map<string, string[]>();
  for (const [id, compiled] of blocks) {
    for (const exit of onwardExitsOf(blocks, compiled)) {
      const known = exit === null ? undefined : before.get(exit);
      if (known) known.push(id);
      else if (exit !== null) before.set(exit, [id]);
    }
  }
  const found = new Set([target]);
  for (const id of found) for (const from of before.get(id) ?? []) found.add(from);
  return found;
}

/**
 * Rules of which each waits, for ever, for what the next one holds back, the last one for the first (domain.md §7); null
 * when no respondent would wait in a circle. What is never come to for other reasons than waiting is no circle.
 */
export function waitingCircle(surveys: ChatSurveys, rules: readonly TriggerRule[]): readonly TriggerRule[] | null {
  const reached = reachableQuestions(surveys, rules);
  const withoutWaits = reachableQuestions(
    surveys,
    rules.filter(({ kind }) => kind !== 'waitFor' && kind !== 'startDialog'),
  );
  const stuck = rules.filter(
    ({ kind, names }) =>
      (kind === 'waitFor' || kind === 'startDialog') &&
      !reached.has(questionKey(names)) &&
      withoutWaits.has(questionKey(names)),
  );

  /** The rules that keep the question that a rule names from being come to. */
  const holding = ({ names }: TriggerRule): TriggerRule[] => {
    const survey = surveys.get(names.survey_id);
    if (!survey) return [];
    const way = leadingTo(survey, names.unique_question_id);
    return stuck.filter(
      ({ kind, at }) => at.survey_id === names.survey_id && (kind === 'startDialog' || way.has(at.unique_question_id)),
    );
  };

  const seen = new Set<TriggerRule>();
  const follow = (rule: TriggerRule, trail: readonly TriggerRule[]): readonly TriggerRule[] | null => {
    const again = trail.indexOf(rule);
    if (again >= 0) return trail.slice(again);
    if (seen.has(rule)) return null;
    seen.add(rule);
    for (const next of holding(rule)) {
      const circle = follow(next, [...trail, rule]);
      if (circle) return circle;
    }
    return null;
  };
  for (const rule of stuck) {
    const circle = follow(rule, []);
    if (circle) return circle;
  }
  return null;
}
