import type { VariableValue } from '../../../contract/index.ts';
import type { BoundsKnown } from './boundedDays.ts';
import type { CompiledBlock } from './CompiledSurvey.ts';

/**
 * The author's rule for the replies to a block, in one conversation: whether it is kept with a value in the block's variable. What is missing, and
 * what is no truth, binds nobody. Empty where there is no rule.
 */
export function keptRule(
  { block: { variable }, must }: CompiledBlock,
  { variables = {}, at }: BoundsKnown,
): { keeps?: (value: VariableValue) => boolean } {
  if (!must) return {};
  return {
    keeps: (value) => must(variable === null ? variables : { ...variables, [variable]: value }, at) !== false,
  };
}
