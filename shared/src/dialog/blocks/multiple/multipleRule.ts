import type { BlockOf } from '../../../contract/index.ts';
import { newBlockTexts } from '../../texts.ts';
import type { Answer, AskContext, BlockRule } from '../BlockRule.ts';

type MultipleBlock = BlockOf<'multiple'>;

/** Bounds that can be kept: no more than there are options, and the least never above the greatest. */
function keepableBounds({ options, min, max }: MultipleBlock): { min: number; max: number | null } {
  return { min: Math.min(min, max ?? min, options.length), max };
}

/** The variable holds the texts of the chosen options, in the block's order. */
function answerOf({ options }: MultipleBlock, option_ids: readonly string[], { texts }: AskContext): Answer {
  const chosen = options.filter(({ id }) => option_ids.includes(id));
  const words = chosen.map(({ text }) => text);
  return {
    stored: chosen.map(({ id }) => id),
    variable: words,
    label: null,
    shown: texts.list(words) || '–',
    chosen: chosen.map(({ id }) => id),
  };
}

/** Mehrfachauswahl: several options within a least and a greatest count (domain.md §2). */
export const multipleRule: BlockRule<MultipleBlock> = {
  asks: true,
  newBlock: (base) => ({
    ...base,
    type: 'multiple',
    options: newBlockTexts.options.map((text, index) => ({ id: `o${index + 1}`, text, score: null })),
    min: 0,
    max: null,
  }),
  variableKind: () => 'list',
  ask: (block, context) => {
    if (block.options.length === 0) return null;
    return {
      input: {
        type: 'multiple',
        options: block.options.map(({ id, text }) => ({ id, text })),
        ...keepableBounds(block),
      },
      choices: block.options.map(({ id, text }) => ({ id, label: text })),
      answer: (reply) => (reply.type === 'multiple' ? answerOf(block, reply.option_ids, context) : null),
    };
  },
};
