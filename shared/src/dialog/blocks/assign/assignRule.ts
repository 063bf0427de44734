import type { BlockOf } from '../../../contract/index.ts';
import type { BlockRule } from '../BlockRule.ts';

/** Berechnung: sets variables from expressions, asks nothing (domain.md §2). */
export const assignRule: BlockRule<BlockOf<'assign'>> = {
  asks: false,
  newBlock: (base) => ({ ...base, type: 'assign', assignments: [] }),
  variableKind: () => 'unknown',
  ask: () => null,
};
