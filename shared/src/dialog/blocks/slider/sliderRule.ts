import type { BlockOf } from '../../../contract/index.ts';
import type { Answer, BlockRule } from '../BlockRule.ts';
import { nearestStep } from './sliderSteps.ts';

type SliderBlock = BlockOf<'slider'>;
type Range = Pick<SliderBlock, 'min' | 'max' | 'step'>;

/** A range that can be set: the right way round, and a step that leaves a second point on it where there is one. */
function keepableRange({ min, max, step }: Range): Range {
  const [least, greatest] = min <= max ? [min, max] : [max, min];
  const width = greatest - least;
  return { min: least, max: greatest, step: width > 0 ? Math.min(step, width) : step };
}

function answerOf(value: number, range: Range): Answer {
  const kept = nearestStep(value, range);
  return { stored: kept, variable: kept, label: null, chosen: [] };
}

/** Schieberegler: a number on a range (domain.md §2). */
export const sliderRule: BlockRule<SliderBlock> = {
  asks: true,
  newBlock: (base) => ({ ...base, type: 'slider', min: 0, max: 10, step: 1, label_min: '', label_max: '' }),
  variableKind: () => 'number',
  ask: (block) => {
    const range = keepableRange(block);
    const { label_min, label_max } = block;
    return {
      kind: 'whole',
      input: { type: 'slider', ...range, label_min, label_max },
      choices: [],
      answer: (reply) => (reply.type === 'slider' ? answerOf(reply.value, range) : null),
    };
  },
};
