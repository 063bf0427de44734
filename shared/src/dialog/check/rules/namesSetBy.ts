import type { Block } from '../../../contract/index.ts';
import { isAnswered, variablesSetBy } from '../../blocks/blockRules.ts';

/** The names of all variables that a block sets. */
export function namesSetBy(block: Block): string[] {
  return variablesSetBy(block).map(({ variable }) => variable);
}

/** The names of the variables that a block's own answer stands in. */
export function namesAskedBy(block: Block): string[] {
  return isAnswered(block) ? namesSetBy(block) : [];
}
