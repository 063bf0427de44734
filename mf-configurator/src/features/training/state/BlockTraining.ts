import { loading } from '@dialogwerk/shared/clients';
import type { CallState } from '@dialogwerk/shared/clients';
import { atom } from 'nanostores';
import type { WritableAtom } from 'nanostores';
import type { Inbox } from '../model/Inbox.ts';
import type { Meaning } from '../model/Meaning.ts';
import type { Place } from '../model/Place.ts';

/** What a screen knows of a block's training while it is open. */
export interface BlockTraining {
  readonly place: Place;
  readonly $meanings: WritableAtom<CallState<readonly Meaning[]>>;
  readonly $inbox: WritableAtom<CallState<Inbox>>;
  /** Raised by each change that the server has taken: what is worked out from the training is old then. */
  readonly $changes: WritableAtom<number>;
}

export function blockTraining(place: Place): BlockTraining {
  return { place, $meanings: atom(loading), $inbox: atom(loading), $changes: atom(0) };
}

/** Changes what has been loaded; nothing before. */
export function change<Value>($state: WritableAtom<CallState<Value>>, work: (value: Value) => Value): void {
  const state = $state.get();
  if (state.kind === 'loaded') $state.set({ kind: 'loaded', value: work(state.value) });
}

/** Tells that the server has taken a change. */
export function noteChange({ $changes }: BlockTraining): void {
  $changes.set($changes.get() + 1);
}
