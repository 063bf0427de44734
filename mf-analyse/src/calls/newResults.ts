import { atom } from 'nanostores';

/** Counts how often something new was noticed; whatever shows results loads anew at each step. */
export const $newResults = atom(0);

export function tellNewResults(): void {
  $newResults.set($newResults.get() + 1);
}
