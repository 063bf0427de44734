import type { CompiledSurvey } from '../engine/survey/CompiledSurvey.ts';
import { onwardExitsOf } from '../engine/survey/exitsOf.ts';
import type { TriggerRule } from './triggerRule.ts';

/**
 * The blocks of a dialog that wait and that nothing in it leads to. Once all that one waits for has happened, the dialog says it by itself,
 * whatever it asks at that time; else it would never be said at all (docs/decisions/0104).
 */
export function speakingUp(
  { blocks, first }: CompiledSurvey,
  rules: readonly TriggerRule[],
  survey_id: string,
): readonly string[] {
  const waiting = rules.flatMap(({ kind, at }) =>
    (kind === 'waitFor' || kind === 'waitAPI') && at.survey_id === survey_id ? [at.unique_question_id] : [],
  );
  const moved = rules.flatMap(({ kind, names }) => (kind === 'moveDialog' ? [names.unique_question_id] : []));
  const led = new Set([
    first,
    ...moved,
    ...[...blocks.values()].flatMap((compiled) => onwardExitsOf(blocks, compiled)),
  ]);
  return [...new Set(waiting)].filter((id) => blocks.has(id) && !led.has(id));
}
