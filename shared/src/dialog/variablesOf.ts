import type { Block } from '../contract/index.ts';
import { variablesSetBy } from './blocks/blockRules.ts';
import type { VariableKinds } from './expressions/checkExpression.ts';
import type { ValueKind } from './expressions/ValueKind.ts';

/** Every variable that the blocks set, with what it holds; 'unknown' for computed ones and where blocks differ. */
export function variablesOf(blocks: readonly Block[]): VariableKinds {
  const kinds = new Map<string, ValueKind>();
  for (const { variable, kind } of blocks.flatMap(variablesSetBy)) {
    const before = kinds.get(variable) ?? kind;
    kinds.set(variable, before === kind ? kind : 'unknown');
  }
  return kinds;
}
