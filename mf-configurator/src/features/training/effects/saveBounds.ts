import { authorClient, mutate } from '@dialogwerk/shared/clients';
import type { Bounds } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { noteChange } from '../state/BlockTraining.ts';
import type { BlockTraining } from '../state/BlockTraining.ts';
import { texts } from '../texts.ts';

/** Keeps a block's bounds and offers 'Rückgängig'; null for those that are measured. Gives why they could not be kept, or null. */
export async function saveBounds(
  training: BlockTraining,
  bounds: Bounds | null,
  before: Bounds | null,
): Promise<string | null> {
  const { place } = training;
  const done = await mutate({ call: () => authorClient.call('setTrainingBounds', { ...place, bounds }) });
  if (!done.ok) return done.reason;
  noteChange(training);
  showNotice(bounds === null ? texts.bounds.measuredAgain : texts.bounds.saved, {
    label: texts.undo,
    run: () => void takeBack(training, before),
  });
  return null;
}

async function takeBack(training: BlockTraining, bounds: Bounds | null): Promise<void> {
  const { place } = training;
  const done = await mutate({ call: () => authorClient.call('setTrainingBounds', { ...place, bounds }) });
  if (done.ok) noteChange(training);
  showNotice(done.ok ? texts.undone : texts.undoFailed(done.reason));
}
