import { map } from 'nanostores';
import type { TriedTranscript } from '../model/tryout/TriedTranscript.ts';

/** By dialog and block: what its exit conditions are tried on, as far as it was asked for; how it is judged is gone with the page. */
export const $triedTranscripts = map<Record<string, readonly TriedTranscript[]>>({});

/** The transcripts of one block, by the key of its place. */
export function changeTried(
  key: string,
  work: (tried: readonly TriedTranscript[]) => readonly TriedTranscript[],
): void {
  $triedTranscripts.setKey(key, work($triedTranscripts.get()[key] ?? []));
}
