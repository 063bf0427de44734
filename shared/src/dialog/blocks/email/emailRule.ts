import type { BlockOf } from '../../../contract/index.ts';
import type { BlockRule } from '../BlockRule.ts';
import { textAnswer } from '../textAnswer.ts';

/** E-Mail: an e-mail address (domain.md §2). */
export const emailRule: BlockRule<BlockOf<'email'>> = {
  asks: true,
  newBlock: (base) => ({ ...base, type: 'email' }),
  variableKind: () => 'text',
  ask: () => ({
    kind: 'whole',
    input: { type: 'email' },
    choices: [],
    answer: (reply) => (reply.type === 'email' ? textAnswer(reply.text) : null),
  }),
};
