import { atom } from 'nanostores';

/** Counts how often an author put notes or words to a conversation; lists that show them load anew at each step. */
export const $newMarks = atom(0);

export function tellNewMarks(): void {
  $newMarks.set($newMarks.get() + 1);
}
