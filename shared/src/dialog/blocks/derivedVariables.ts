import type { Block } from '../../contract/index.ts';
import { dateParts } from './date/dateParts.ts';
import type { DerivedVariable } from './DerivedVariable.ts';
import { rankPlaces } from './ranking/rankPlaces.ts';

/** What a block's answer sets beside its own variable: places of an order, parts of a day. */
export function derivedVariables(block: Block): DerivedVariable[] {
  if (block.type === 'ranking') return rankPlaces(block);
  return block.type === 'date' ? dateParts(block) : [];
}
