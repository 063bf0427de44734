import type { TrainedBlock, TrainingTarget } from '@dialogwerk/shared/contract';

/** A block with its targets. */
export interface TableBlock {
  readonly block: Pick<TrainedBlock, 'unique_question_id' | 'name'>;
  readonly targets: readonly TrainingTarget[];
}

/** One example with where it belongs. */
export interface TableRow {
  readonly unique_question_id: string;
  readonly block: string;
  readonly target: string;
  readonly label: string;
  readonly example: string;
}

/** Every example of a dialog, in the order of its blocks and their targets. */
export function rowsOf(blocks: readonly TableBlock[]): readonly TableRow[] {
  return blocks.flatMap(({ block: { unique_question_id, name }, targets }) =>
    targets.flatMap(({ target, label, examples }) =>
      examples.map((example) => ({ unique_question_id, block: name, target, label, example })),
    ),
  );
}
