import type { Block } from '../contract/index.ts';
import { matrixItems } from './blocks/matrix/matrixItems.ts';
import { isAsking, variableKindOf } from './blocks/blockRules.ts';
import type { VariableKinds } from './expressions/checkExpression.ts';
import type { ValueKind } from './expressions/ValueKind.ts';

/** Every variable that the blocks set, with what it holds; 'unknown' for computed ones and where blocks differ. */
export function variablesOf(blocks: readonly Block[]): VariableKinds {
  const kinds = new Map<string, ValueKind>();
  const add = (name: string, kind: ValueKind): void => {
    const before = kinds.get(name) ?? kind;
    kinds.set(name, before === kind ? kind : 'unknown');
  };
  for (const block of blocks) {
    if (block.type === 'matrix') {
      for (const { variable } of matrixItems(block)) if (variable !== null) add(variable, variableKindOf(block));
    } else if (block.variable !== null && isAsking(block)) add(block.variable, variableKindOf(block));
    if (block.type === 'assign') for (const { variable } of block.assignments) add(variable, 'unknown');
    if (block.type === 'api') for (const { variable } of block.mapping) add(variable, 'unknown');
  }
  return kinds;
}
