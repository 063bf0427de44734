import type { BlockOf } from '../../../contract/index.ts';
import type { BlockRule } from '../BlockRule.ts';
import { textAnswer } from '../textAnswer.ts';

/** Telefon: a telephone number as it was written (domain.md §2). */
export const phoneRule: BlockRule<BlockOf<'phone'>> = {
  asks: true,
  newBlock: (base) => ({ ...base, type: 'phone' }),
  variableKind: () => 'text',
  ask: () => ({
    kind: 'whole',
    input: { type: 'phone' },
    choices: [],
    answer: (reply) => (reply.type === 'phone' ? textAnswer(reply.text) : null),
  }),
};
