import type { BlockOf } from '../../../contract/index.ts';
import { newBlockTexts } from '../../texts.ts';
import type { BlockRule } from '../BlockRule.ts';
import { pointChoices, pointsOf, scaleAnswer } from './scaleAnswer.ts';

/** Likert-Skala (domain.md §2). */
export const likertRule: BlockRule<BlockOf<'likert'>> = {
  asks: true,
  newBlock: (base) => ({
    ...base,
    type: 'likert',
    scale: { from: 'block', points: newBlockTexts.agreement.map((label, index) => ({ value: index + 1, label })) },
    likert_na: false,
    inverse: false,
  }),
  variableKind: () => 'number',
  ask: ({ scale, likert_na, inverse }, context) => {
    const points = pointsOf(scale, context);
    if (points.length === 0) return null;
    return {
      kind: 'whole',
      input: { type: 'likert', points: [...points], na: likert_na },
      choices: pointChoices(points, likert_na, context),
      answer: (reply) => (reply.type === 'likert' ? scaleAnswer(points, inverse, reply.value, context) : null),
    };
  },
};
