import type { Block } from '../../../contract/index.ts';
import { isAsking } from '../../blocks/blockRules.ts';
import { matrixItems } from '../../blocks/matrix/matrixItems.ts';

/** The variables that a block's own answer stands in. */
export function variablesAskedBy(block: Block): string[] {
  if (block.type === 'matrix') return matrixItems(block).flatMap(({ variable }) => variable ?? []);
  return block.variable !== null && isAsking(block) ? [block.variable] : [];
}

/** Every variable that a block sets. */
export function variablesSetBy(block: Block): string[] {
  if (block.type === 'assign') return block.assignments.map(({ variable }) => variable);
  if (block.type === 'api') return block.mapping.map(({ variable }) => variable);
  return variablesAskedBy(block);
}
