import type { BlockOf } from '../../../contract/index.ts';
import type { BlockRule } from '../BlockRule.ts';
import { textAnswer } from '../textAnswer.ts';

/** Offene Frage: free text (domain.md §2). */
export const openRule: BlockRule<BlockOf<'open'>> = {
  asks: true,
  newBlock: (base) => ({ ...base, type: 'open', multiline: false, max_length: 2_000 }),
  variableKind: () => 'text',
  ask: ({ multiline, max_length }) => ({
    kind: 'whole',
    input: { type: 'open', multiline, max_length },
    choices: [],
    answer: (reply) => (reply.type === 'open' ? textAnswer(reply.text) : null),
  }),
};
