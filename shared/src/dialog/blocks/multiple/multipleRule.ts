import type { BlockOf } from '../../../contract/index.ts';
import { newBlockTexts } from '../../texts.ts';
import type { BlockRule } from '../BlockRule.ts';
import { choiceBounds } from '../choiceBounds.ts';
import { severalChosen } from '../severalChosen.ts';

/** Mehrfachauswahl: several options within a least and a greatest count (domain.md §2). */
export const multipleRule: BlockRule<BlockOf<'multiple'>> = {
  asks: true,
  newBlock: (base) => ({
    ...base,
    type: 'multiple',
    options: newBlockTexts.options.map((text, index) => ({ id: `o${index + 1}`, text, score: null })),
    min: 0,
    max: null,
  }),
  variableKind: () => 'list',
  ask: (block) => {
    if (block.options.length === 0) return null;
    return {
      kind: 'whole',
      input: {
        type: 'multiple',
        options: block.options.map(({ id, text }) => ({ id, text })),
        ...choiceBounds(block),
      },
      choices: block.options.map(({ id, text }) => ({ id, label: text })),
      answer: (reply) => (reply.type === 'multiple' ? severalChosen(block.options, reply.option_ids) : null),
    };
  },
};
