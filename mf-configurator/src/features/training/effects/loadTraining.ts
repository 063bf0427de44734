import { authorClient, loadInto } from '@dialogwerk/shared/clients';
import type { CallResponse } from '@dialogwerk/shared/contract';
import type { InboxKind } from '../model/Inbox.ts';
import type { Meaning } from '../model/Meaning.ts';
import type { Place } from '../model/Place.ts';
import type { BlockTraining } from '../state/BlockTraining.ts';

export type Overview = CallResponse<'trainingOverview'>;
export type Quality = CallResponse<'trainingQuality'>;

export async function readOverview(id: string, signal: AbortSignal): Promise<Overview> {
  return authorClient.call('trainingOverview', { id }, { signal });
}

export async function readMeanings(place: Place, signal: AbortSignal): Promise<readonly Meaning[]> {
  return (await authorClient.call('trainingdataJumps', place, { signal })).targets;
}

export async function readInbox(place: Place, show: InboxKind, signal: AbortSignal) {
  return authorClient.call('trainingInbox', { ...place, show }, { signal });
}

export async function readQuality(place: Place, signal: AbortSignal): Promise<Quality> {
  return authorClient.call('trainingQuality', place, { signal });
}

/** Renews what is known of a block's examples; what was known stays in sight when that fails. */
export async function loadMeanings({ place, $meanings }: BlockTraining): Promise<void> {
  const before = $meanings.get();
  await loadInto($meanings, (signal) => readMeanings(place, signal), new AbortController().signal);
  if ($meanings.get().kind === 'failed') $meanings.set(before);
}
