import type { BlockOf } from '../../../contract/index.ts';
import { newBlockTexts } from '../../texts.ts';
import type { BlockRule } from '../BlockRule.ts';
import { hasScores, oneChosen } from '../oneChosen.ts';

/** Einfachauswahl: one option (domain.md §2). */
export const singleRule: BlockRule<BlockOf<'single'>> = {
  asks: true,
  newBlock: (base) => ({
    ...base,
    type: 'single',
    options: newBlockTexts.options.map((text, index) => ({ id: `o${index + 1}`, text, score: null })),
  }),
  variableKind: ({ options }) => (hasScores(options) ? 'number' : 'text'),
  ask: (block) => {
    if (block.options.length === 0) return null;
    return {
      kind: 'whole',
      input: { type: 'single', options: block.options.map(({ id, text }) => ({ id, text })) },
      choices: block.options.map(({ id, text }) => ({ id, label: text })),
      answer: (reply) => (reply.type === 'single' ? oneChosen(block.options, reply.option_id) : null),
    };
  },
};
