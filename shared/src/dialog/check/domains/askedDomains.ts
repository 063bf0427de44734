import type { VariableValue } from '../../../contract/index.ts';
import { outcomesOfReplies } from '../../blocks/answerStudies.ts';
import type { Prompt } from '../../blocks/BlockRule.ts';
import { variablesSetBy } from '../../blocks/blockRules.ts';
import type { CompiledBlock } from '../../engine/survey/CompiledSurvey.ts';
import { finite } from '../../expressions/Domain.ts';
import type { Present, Values } from '../../expressions/Domain.ts';

/** What replying to a block's question, or to an item of it, does to its variable. */
export interface AskedVariable {
  readonly variable: string;
  readonly values: Values;
  /** A reply may leave the value missing, such as 'keine Angabe' or an option without a score. */
  readonly missing: boolean;
  /** A reply may leave nothing to insert for `{{variable}}`. */
  readonly blank: boolean;
}

/** The variables that a block's replies set, with all that they can become, read off the engine's own answers. */
export function askedDomains({ block, asking }: CompiledBlock): AskedVariable[] {
  if (!asking) return [];
  if (asking.kind === 'items') {
    return asking.items.flatMap((item) => (item.variable === null ? [] : [variableOf(item.variable, item)]));
  }
  return variablesSetBy(block).map(({ variable }) => variableOf(variable, asking));
}

function variableOf(variable: string, { input, answer }: Prompt): AskedVariable {
  const outcomes = outcomesOfReplies(input);
  if ('values' in outcomes) return { variable, missing: false, ...outcomes };
  const answers = outcomes.replies.flatMap((reply) => answer(reply) ?? []);
  const held = answers.map((one): VariableValue => one.variables?.[variable] ?? one.variable);
  return {
    variable,
    values: finite(held.filter((value): value is Present => value !== null)),
    missing: held.includes(null),
    blank: answers.some((one, index) => held[index] === null && one.label === null),
  };
}
