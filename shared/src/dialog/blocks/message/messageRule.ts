import type { BlockOf } from '../../../contract/index.ts';
import type { BlockRule } from '../BlockRule.ts';

/** Nachricht: says its text, the dialog goes on (domain.md §2). */
export const messageRule: BlockRule<BlockOf<'message'>> = {
  asks: false,
  newBlock: (base) => ({ ...base, type: 'message' }),
  variableKind: () => 'unknown',
  ask: () => null,
};
