import type { BlockOf } from '../../../contract/index.ts';
import type { Answer, BlockRule } from '../BlockRule.ts';
import { choiceBounds } from '../choiceBounds.ts';
import { hasScores, oneChosen } from '../oneChosen.ts';
import { severalChosen } from '../severalChosen.ts';

type PictureBlock = BlockOf<'picture'>;

/** Kept are ids in the block's order, also of a single picture; where only one can be chosen, it counts as in a single choice. */
function answerOf({ options, max }: PictureBlock, option_ids: readonly string[]): Answer {
  const several = severalChosen(options, option_ids);
  const only = max === 1 ? oneChosen(options, several.chosen[0] ?? '') : null;
  return only ? { ...only, stored: several.stored } : { ...several, variable: max === 1 ? null : several.variable };
}

/** Bildauswahl: one or several pictures (domain.md §2). */
export const pictureRule: BlockRule<PictureBlock> = {
  asks: true,
  newBlock: (base) => ({ ...base, type: 'picture', options: [], min: 1, max: 1 }),
  variableKind: ({ options, max }) => {
    if (max !== 1) return 'list';
    return hasScores(options) ? 'number' : 'text';
  },
  ask: (block) => {
    if (block.options.length === 0) return null;
    return {
      kind: 'whole',
      input: {
        type: 'picture',
        options: block.options.map(({ id, text, filename_db }) => ({ id, text, filename_db })),
        ...choiceBounds(block),
      },
      choices: block.options.map(({ id, text }) => ({ id, label: text })),
      answer: (reply) => (reply.type === 'picture' ? answerOf(block, reply.option_ids) : null),
    };
  },
};
