import { outcomesOfReplies } from '../../blocks/answerStudies.ts';
import type { KindOfVariable, Prompt } from '../../blocks/BlockRule.ts';
import { itemNumbers, namedItems } from '../../blocks/common/itemNumbers.ts';
import { shuffledNumbers } from '../../blocks/shuffle/shuffle.ts';
import { derivedVariables } from '../../blocks/derivedVariables.ts';
import { heldBy } from '../../blocks/common/heldBy.ts';
import { otherVariable } from '../../blocks/common/other.ts';
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
export function askedDomains({ block, asking, shuffled }: CompiledBlock): AskedVariable[] {
  if (block.type === 'experiment') {
    const values = finite(block.arms.map(({ id }) => id));
    return variablesSetBy(block).map(({ variable }) => ({ variable, values, missing: false, blank: false }));
  }
  if (block.type === 'shuffle') {
    const numbers = shuffled === null ? [] : shuffledNumbers(block);
    const values = finite(numbers.map((_, index) => index + 1));
    return namedItems(block).flatMap(({ id, variable }) =>
      variable !== null && numbers.includes(itemNumbers(block).get(id) ?? 0)
        ? [{ variable, values, missing: false, blank: false }]
        : [],
    );
  }
  if (!asking) return [];
  if (asking.kind === 'items') {
    return asking.items.flatMap((item) => (item.variable === null ? [] : [variableOf(item.variable, item)]));
  }
  const others = 'other' in block ? otherVariable(block) : [];
  const derived = new Map(derivedVariables(block).map((one) => [one.variable, one]));
  return variablesSetBy(block).map((set) => {
    const part = derived.get(set.variable);
    if (part) return { variable: part.variable, values: part.domain, missing: part.missing, blank: part.missing };
    return others.some(({ variable }) => variable === set.variable)
      ? typedBeside(set)
      : variableOf(set.variable, asking);
  });
}

/** What is typed beside 'Sonstiges', by those who choose it. */
function typedBeside({ variable, kind }: KindOfVariable): AskedVariable {
  const values: Values =
    kind === 'number'
      ? { kind: 'range', min: -Infinity, max: Infinity, integer: false }
      : { kind: 'text', between: null };
  return { variable, values, missing: true, blank: true };
}

function variableOf(variable: string, { input, answer }: Prompt): AskedVariable {
  const outcomes = outcomesOfReplies(input);
  if ('values' in outcomes) return { variable, missing: false, ...outcomes };
  const answers = outcomes.replies.flatMap((reply) => answer(reply) ?? []);
  const held = answers.map((one) => heldBy(one, variable));
  return {
    variable,
    values: finite(held.map(({ value }) => value).filter((value): value is Present => value !== null)),
    missing: held.some(({ value }) => value === null),
    blank: held.some(({ value, label }) => value === null && label === null),
  };
}
