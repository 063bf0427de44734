import type { Block } from '../../../contract/index.ts';
import { roundName } from '../../blocks/loop/loop.ts';
import type { VariableKinds } from '../../expressions/checkExpression.ts';
import type { ValueKind } from '../../expressions/ValueKind.ts';
import { variablesOf } from '../../variablesOf.ts';
import { loopedVariables } from './loopedVariables.ts';
import { loopGroups } from './loopGroups.ts';

/**
 * The variables that texts of a block can name, with what they hold: within a loop those of the round by the names that the author has given, and
 * what the round is called; outside of it each round's own. `id` of no block stands for the messages around all of them.
 */
export function variablesAt(blocks: readonly Block[], id: string): VariableKinds {
  const all = variablesOf(blocks);
  if (!blocks.some(({ type }) => type === 'loop')) return all;
  const groups = loopGroups(blocks, 'loop');
  const here = groups.around(id);
  const looped = new Map(loopedVariables(blocks).map((one) => [one.variable, one]));
  const named = new Map<string, ValueKind>();
  for (const [name, kind] of all) {
    const one = looped.get(name);
    const loops = one ? groups.around(one.block) : [];
    if (!one || loops.every((loop) => here.includes(loop))) named.set(name, kind);
    else if (!loops.some((loop) => here.includes(loop))) for (const round of one.rounds) named.set(round.name, kind);
  }
  for (const name of roundNamesAt(blocks, here)) named.set(name, 'text');
  return named;
}

/** What the rounds of these loops are called in texts of their groups. */
export function roundNamesAt(blocks: readonly Block[], loops: readonly string[]): string[] {
  return blocks.flatMap(({ unique_question_id, type, variable }) =>
    type === 'loop' && variable !== null && loops.includes(unique_question_id) ? [roundName(variable)] : [],
  );
}
