import type { Trigger } from '../../../contract/index.ts';
import type { CompiledSurvey } from '../../engine/survey/CompiledSurvey.ts';
import { exitsOf } from '../../engine/survey/exitsOf.ts';
import { readTrigger } from '../../triggers/triggerRule.ts';
import { reachableFrom } from './reachableFrom.ts';

/** The blocks that 'Dialog wechseln' takes respondents to, and everything behind them. */
export function movedInto(
  { blocks }: CompiledSurvey,
  survey_id: string,
  triggers: readonly Trigger[],
): ReadonlySet<string> {
  const exits = new Map([...blocks].map(([id, compiled]) => [id, exitsOf(blocks, compiled)]));
  const entries = triggers.flatMap((trigger) => {
    const rule = readTrigger(trigger);
    const isInto = rule?.kind === 'moveDialog' && rule.names.survey_id === survey_id;
    return isInto && blocks.has(rule.names.unique_question_id) ? [rule.names.unique_question_id] : [];
  });
  return new Set(entries.flatMap((id) => Array.from(reachableFrom(exits, id))));
}
