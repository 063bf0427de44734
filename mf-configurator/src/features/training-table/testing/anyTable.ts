import type { TrainingTarget } from '@dialogwerk/shared/contract';
import { array, constant, constantFrom, oneof, record, string, uniqueArray, uuid } from 'fast-check';
import type { TableBlock } from '../model/TableRow.ts';
import { marks } from './marks.data.ts';

/** Texts of what the formats take for marks, of letters and of anything else. */
const words = array(oneof(constantFrom(...marks), string({ unit: 'binary', maxLength: 6 }), constant(' ')), {
  minLength: 1,
  maxLength: 6,
})
  .map((parts) => parts.join('').trim())
  .filter((text) => text !== '');
const target = record({ target: uuid(), label: words, examples: uniqueArray(words, { maxLength: 4 }) }).map(
  ({ target: id, label, examples }): TrainingTarget => ({
    kind: 'option',
    target: id,
    label,
    own: [],
    implied: [],
    examples,
  }),
);
const block = record({
  block: record({ unique_question_id: uuid(), name: words }),
  targets: array(target, { minLength: 1, maxLength: 3 }),
});

/** Any dialog with at least one example. */
export const anyTable = uniqueArray(block, {
  minLength: 1,
  maxLength: 3,
  selector: (one) => one.block.unique_question_id,
}).filter((blocks: readonly TableBlock[]) =>
  blocks.some(({ targets }) => targets.some((one) => one.examples.length > 0)),
);
