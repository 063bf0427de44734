import type { BlockOf } from '../../../contract/index.ts';
import type { BlockRule } from '../BlockRule.ts';

type DateBlock = BlockOf<'date'>;

/** Bounds that some day keeps: those the wrong way round are swapped. */
function keepableBounds({ min, max }: DateBlock): Pick<DateBlock, 'min' | 'max'> {
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
}

/** Datum: a day, kept as 'YYYY-MM-DD', so that expressions can compare it (domain.md §2). */
export const dateRule: BlockRule<DateBlock> = {
  asks: true,
  newBlock: (base) => ({ ...base, type: 'date', min: null, max: null }),
  variableKind: () => 'text',
  ask: (block, { texts }) => ({
    kind: 'whole',
    input: { type: 'date', ...keepableBounds(block) },
    choices: [],
    answer: (reply) =>
      reply.type === 'date'
        ? { stored: reply.value, variable: reply.value, label: texts.date(reply.value), chosen: [] }
        : null,
  }),
};
