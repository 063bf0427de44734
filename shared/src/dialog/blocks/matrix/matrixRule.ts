import type { BlockOf } from '../../../contract/index.ts';
import { newBlockTexts } from '../../texts.ts';
import type { AskedItem, BlockRule } from '../BlockRule.ts';
import { pointChoices, pointsOf, scaleAnswer } from '../likert/scaleAnswer.ts';
import { matrixItems } from './matrixItems.ts';

/** Fragenbatterie: a scale for several items, asked one by one (domain.md §2). */
export const matrixRule: BlockRule<BlockOf<'matrix'>> = {
  asks: true,
  newBlock: (base) => ({
    ...base,
    type: 'matrix',
    items: newBlockTexts.items.map((text, index) => ({ id: `i${index + 1}`, text, inverse: false })),
    scale: { from: 'block', points: newBlockTexts.agreement.map((label, index) => ({ value: index + 1, label })) },
    likert_na: false,
  }),
  variableKind: () => 'number',
  ask: (block, context) => {
    const points = pointsOf(block.scale, context);
    const items = matrixItems(block);
    if (points.length === 0 || items.length === 0) return null;
    return {
      kind: 'items',
      choices: pointChoices(points, block.likert_na, context),
      items: items.map(({ id, text, inverse, variable }, index): AskedItem => ({
        id,
        text,
        variable,
        input: {
          type: 'matrix',
          item_id: id,
          points: [...points],
          na: block.likert_na,
          position: index + 1,
          count: items.length,
        },
        answer: (reply) => (reply.type === 'matrix' ? scaleAnswer(points, inverse, reply.value, context) : null),
      })),
    };
  },
};
