import { parseExpression } from '../../expressions/parseExpression.ts';
import { variablesSetBy } from '../../blocks/blockRules.ts';
import type { CompiledBlock, CompiledSurvey } from '../../engine/survey/CompiledSurvey.ts';
import { linkNamesIn } from '../../paths/expressionsOf.ts';
import { askedDomains } from './askedDomains.ts';
import { isSameValues, nothing, union } from '../../expressions/Domain.ts';
import type { Values } from '../../expressions/Domain.ts';
import { outcomesOf } from './outcomesOf.ts';

/** Rounds after which a value that still grows, such as a counter in a loop, counts as any. */
const ROUNDS = 6;

/** By variable: every value that some block sets it to, missing left aside. */
export function variableDomains(survey: CompiledSurvey): ReadonlyMap<string, Values> {
  const found = new Map<string, Values>();
  const add = (variable: string, values: Values): boolean => {
    const before = found.get(variable) ?? nothing;
    const after = union(before, values);
    const isNew = !found.has(variable) || !isSameValues(before, after);
    if (isNew) found.set(variable, after);
    return isNew;
  };
  for (const compiled of survey.blocks.values()) {
    for (const { variable, values } of askedDomains(compiled)) add(variable, values);
    if (compiled.block.type === 'api') {
      for (const { variable } of compiled.block.mapping) add(variable, { kind: 'any' });
    }
  }
  const blocks = [...survey.blocks.values()].map(({ block }) => block);
  for (const name of linkNamesIn(blocks)) add(name, { kind: 'text', between: null });
  for (const { variable, values } of [...survey.blocks.values()].flatMap((compiled) => roundDomains(compiled)))
    add(variable, values);
  const assignments = blocks.flatMap((block) => (block.type === 'assign' ? block.assignments : []));
  const parsed = assignments.map(({ variable, expression }) => ({ variable, read: parseExpression(expression) }));
  for (let round = 0, grew = true; grew; round += 1) {
    grew = false;
    for (const { variable, read } of parsed) {
      const domainOf = (name: string) => ({ missing: true, values: found.get(name) ?? nothing });
      const values = read.ok ? outcomesOf(read.expression, domainOf).values : nothing;
      const isNew = add(variable, values);
      if (isNew && round >= ROUNDS) found.set(variable, { kind: 'any' });
      grew ||= isNew;
    }
  }
  return found;
}

/** What a loop sets: how many rounds there were, and where one begins, what its entry is called. */
function roundDomains({ block }: CompiledBlock): { readonly variable: string; readonly values: Values }[] {
  if (block.type !== 'loop' || block.variable === null) return [];
  const max = block.rounds.kind === 'entries' ? block.items.length : block.rounds.most;
  return variablesSetBy(block).map(({ variable, kind }) => ({
    variable,
    values: kind === 'number' ? { kind: 'range', min: 0, max, integer: true } : { kind: 'text', between: null },
  }));
}
