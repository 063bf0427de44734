import { writtenId } from '../blocks/loop/roundId.ts';
import type { MeaningTarget } from './MeaningTarget.ts';
import type { BlockTraining } from './TrainedBlock.ts';

/** What authors trained a block of a loop's group with, for what replies can mean in one round: blocks of the group are those of that round. */
export function inRoundOf<Trained extends Pick<BlockTraining, 'examples'>>(
  targets: readonly MeaningTarget[],
  trained: Trained,
): Trained {
  const inRound = new Map(
    targets.flatMap(({ kind, target }) => (kind === 'jump' ? [[writtenId(target), target] as const] : [])),
  );
  const examples = trained.examples.map(({ text, target }) => ({ text, target: inRound.get(target) ?? target }));
  return { ...trained, examples };
}
