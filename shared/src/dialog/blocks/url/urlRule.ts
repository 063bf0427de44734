import type { BlockOf } from '../../../contract/index.ts';
import type { BlockRule } from '../BlockRule.ts';
import { textAnswer } from '../textAnswer.ts';
import { webAddress } from './webAddress.ts';

/** Link: an address of the web, kept with its scheme (domain.md §2). */
export const urlRule: BlockRule<BlockOf<'url'>> = {
  asks: true,
  newBlock: (base) => ({ ...base, type: 'url' }),
  variableKind: () => 'text',
  ask: () => ({
    kind: 'whole',
    input: { type: 'url' },
    choices: [],
    answer: (reply) => {
      const address = reply.type === 'url' ? webAddress(reply.text) : null;
      return address === null ? null : textAnswer(address);
    },
  }),
};
