import type { Trigger } from '../../../contract/index.ts';
import { withId } from '../../blocks/loop/roundId.ts';
import type { CompiledSurvey } from '../../engine/survey/CompiledSurvey.ts';
import { onwardExitsOf } from '../../engine/survey/exitsOf.ts';
import { readTrigger } from '../../triggers/triggerRule.ts';
import { reachableFrom } from './reachableFrom.ts';

/** The blocks that 'Dialog wechseln' takes respondents to, and everything behind them. */
export function movedInto(
  { blocks }: CompiledSurvey,
  survey_id: string,
  triggers: readonly Trigger[],
): ReadonlySet<string> {
  const exits = new Map([...blocks].map(([id, compiled]) => [id, onwardExitsOf(blocks, compiled)]));
  const entries = triggers.flatMap((trigger) => {
    const rule = readTrigger(trigger);
    const isInto = rule?.kind === 'moveDialog' && rule.names.survey_id === survey_id;
    const entered = isInto ? withId(blocks, rule.names.unique_question_id) : undefined;
    return entered ? [entered.block.unique_question_id] : [];
  });
  return new Set(entries.flatMap((id) => Array.from(reachableFrom(exits, id))));
}
