import type { BlockOf } from '../../../contract/index.ts';
import type { Answer, AskContext, BlockRule } from '../BlockRule.ts';

type NumberBlock = BlockOf<'number'>;

/** Bounds that some number keeps: those the wrong way round are swapped, and without a whole number between them any number will do. */
function keepableBounds({ min, max, integer }: NumberBlock): Pick<NumberBlock, 'min' | 'max' | 'integer'> {
  if (min === null || max === null) return { min, max, integer };
  const [least, greatest] = min <= max ? [min, max] : [max, min];
  return { min: least, max: greatest, integer: integer && Math.ceil(least) <= Math.floor(greatest) };
}

function answerOf(value: number, { texts }: AskContext): Answer {
  const kept = value + 0;
  return { stored: kept, variable: kept, label: texts.number(kept), chosen: [] };
}

/** Zahl: a number within bounds (domain.md §2). */
export const numberRule: BlockRule<NumberBlock> = {
  asks: true,
  newBlock: (base) => ({ ...base, type: 'number', min: null, max: null, integer: false, unit: null }),
  variableKind: () => 'number',
  ask: (block, context) => ({
    kind: 'whole',
    input: { type: 'number', ...keepableBounds(block), unit: block.unit },
    choices: [],
    answer: (reply) => (reply.type === 'number' ? answerOf(reply.value, context) : null),
  }),
};
