import type { BlockOf } from '../../../contract/index.ts';
import type { BlockRule } from '../BlockRule.ts';

/** KI-Gespräch: without a model its fallback is said and nothing is asked (domain.md §6). */
export const gptRule: BlockRule<BlockOf<'gpt'>> = {
  asks: false,
  newBlock: (base) => ({
    ...base,
    type: 'gpt',
    brief: '',
    max_exchanges: 5,
    gpt_exit_conditions: [],
    fallback: '',
    fallback_target: null,
  }),
  variableKind: () => 'unknown',
  ask: () => null,
};
