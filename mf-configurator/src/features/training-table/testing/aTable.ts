import type { TrainingTarget } from '@dialogwerk/shared/contract';
import type { TableBlock } from '../model/TableRow.ts';

const target = (id: string, label: string, examples: string[] = []): TrainingTarget => ({
  kind: 'option',
  target: id,
  label,
  own: [label],
  implied: [],
  examples,
});

/** Two questions, one of which calls two targets the same. */
export const aTable = (examples: string[] = []): TableBlock[] => [
  {
    block: { unique_question_id: 'way', name: 'Weg; zur "Arbeit"' },
    targets: [target('o0', 'Rad', examples), target('o1', 'Auto')],
  },
  { block: { unique_question_id: 'twice', name: 'Doppelt' }, targets: [target('a', 'Ja'), target('b', 'Ja')] },
];
