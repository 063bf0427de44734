import { openStorage } from '@dialogwerk/shared/browser';
import { $session } from '@dialogwerk/shared/state';

/** Opened once, because what a browser denies is kept in memory by whoever has opened it. */
const storage = openStorage('sessionStorage');

/** Where something is written: a new comment about a block, an answer to a thread, or a comment that is being changed. */
export type DraftPlace = `${'about' | 'answer' | 'change'} ${string}`;

const keyOf = (survey_id: string, place: DraftPlace): string =>
  `dialogwerk-comment ${$session.get()?.user_id ?? ''} ${survey_id} ${place}`;

/** What was written there and not sent, in this tab, by whoever is signed in; null for nothing. Outlives closing the panel, Escape and a reload. */
export function readDraft(survey_id: string, place: DraftPlace): string | null {
  return storage.read(keyOf(survey_id, place));
}

/** Keeps what is written; null forgets it. */
export function keepDraft(survey_id: string, place: DraftPlace, text: string | null): void {
  if (text === null) storage.remove(keyOf(survey_id, place));
  else storage.write(keyOf(survey_id, place), text);
}
