import { fetchOnce, send } from '@dialogwerk/shared/clients';
import type { TriedTranscript } from '../../model/tryout/TriedTranscript.ts';

/** A KI-Gespräch of a dialog. */
export interface Place {
  readonly id: string;
  readonly questionId: string;
}

/** What is kept of the trials of a block, none of it judged yet. Throws what the call throws. */
export async function readTrials(place: Place, signal: AbortSignal): Promise<TriedTranscript[]> {
  const { trials } = await fetchOnce('exitTrials', place, signal);
  return trials.map(({ trial_id: id, said, recorded, expected }) => ({ id, said, recorded, expected, judged: null }));
}

/** Keeps trials one after the other, in their order. Throws what the calls throw. */
export async function keepTrials(place: Place, tried: readonly TriedTranscript[]): Promise<void> {
  for (const { id: trial_id, said, recorded, expected } of tried) {
    await send('keepExitTrial', { ...place, trial_id, said: [...said], recorded, expected });
  }
}

/** Takes a trial out. Throws what the call throws. */
export async function deleteTrial(place: Place, trial_id: string): Promise<void> {
  await send('deleteExitTrial', { ...place, trial_id });
}
