import type { BlockOf } from '../../../contract/index.ts';
import type { BlockRule } from '../BlockRule.ts';

/** Schnittstelle: calls an address of the author's, asks nothing (domain.md §2). */
export const apiRule: BlockRule<BlockOf<'api'>> = {
  asks: false,
  newBlock: (base) => ({
    ...base,
    type: 'api',
    url: '',
    method: 'GET',
    headers: [],
    body: '',
    mapping: [],
    timeout_ms: 5_000,
    error_target: null,
  }),
  variableKind: () => 'unknown',
  ask: () => null,
};
