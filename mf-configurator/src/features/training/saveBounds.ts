import { change } from '@dialogwerk/shared/clients';
import type { Bounds } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import type { Place } from './model/Place.ts';
import { texts } from './texts.ts';

/** Keeps a block's bounds and offers 'Rückgängig'; null for those that are measured. Gives why they could not be kept, or null. */
export async function saveBounds(place: Place, bounds: Bounds | null, before: Bounds | null): Promise<string | null> {
  const done = await change('setTrainingBounds', { ...place, bounds });
  if (!done.ok) return done.reason;
  showNotice(bounds === null ? texts.bounds.measuredAgain : texts.bounds.saved, {
    label: texts.undo,
    run: () => void takeBack(place, before),
  });
  return null;
}

async function takeBack(place: Place, bounds: Bounds | null): Promise<void> {
  const done = await change('setTrainingBounds', { ...place, bounds });
  showNotice(done.ok ? texts.undone : texts.undoFailed(done.reason));
}
