import type { QuestionInput, Reply, VariableValue } from '../../contract/index.ts';
import type { Prompt } from '../blocks/BlockRule.ts';
import { variablesSetBy } from '../blocks/blockRules.ts';
import { derivedVariables } from '../blocks/derivedVariables.ts';
import type { Choice } from '../Choice.ts';
import type { CompiledBlock } from '../engine/survey/CompiledSurvey.ts';
import { choosingReply } from '../engine/words/choosingReply.ts';
import type { PlainValue } from '../expressions/rows/ConditionRows.ts';

/** A value that a variable can have, as people call it. */
export interface NamedValue {
  readonly label: string;
  readonly value: PlainValue;
}

/** The values by name of each variable that a block sets, in its order; none where they are too many to name. */
export function namedValuesOf({
  block,
  asking,
}: Pick<CompiledBlock, 'asking' | 'block'>): { variable: string; values: readonly NamedValue[] }[] {
  if (block.type === 'experiment') {
    const values = block.arms.map(({ id, text }) => ({ label: text, value: id }));
    return variablesSetBy(block).map(({ variable }) => ({ variable, values }));
  }
  if (block.type === 'shuffle') {
    const values = block.items.map((_, index) => ({ label: String(index + 1), value: index + 1 }));
    return variablesSetBy(block).map(({ variable }) => ({ variable, values }));
  }
  if (!asking) return [];
  if (asking.kind === 'items') {
    return asking.items.flatMap((item) =>
      item.variable === null ? [] : [{ variable: item.variable, values: valuesOf(item, asking.choices) }],
    );
  }
  const [own] = variablesSetBy(block);
  if (!own) return [];
  // Of what is chosen together each choice is asked for by itself.
  const values =
    own.kind === 'list'
      ? asking.choices.map(({ label }) => ({ label, value: label }))
      : valuesOf(asking, asking.choices);
  return [{ variable: own.variable, values }, ...derivedVariables(block)];
}

function valuesOf({ input, answer }: Prompt, choices: readonly Choice[]): NamedValue[] {
  return choices.flatMap((choice) => {
    const reply = replyFor(input, choice);
    const given = reply && answer(reply);
    // Who declines what is required sees nothing that comes after it.
    if (!given || given.followedBy === 'end') return [];
    // What is typed beside 'Sonstiges' is no name of it.
    return asNamed(given.variable, given.other === undefined ? given.label : choice.label);
  });
}

function replyFor(input: QuestionInput, { id }: Choice): Reply | null {
  if (input.type !== 'matrix') return choosingReply(input, id);
  return { type: 'matrix', item_id: input.item_id, value: id === 'na' ? id : Number(id) };
}

/** A value by its label, else by itself; none for a list or nothing. */
export function asNamed(value: VariableValue, label: string | null): NamedValue[] {
  if (value === null || Array.isArray(value)) return [];
  return [{ value, label: label ?? String(value) }];
}
