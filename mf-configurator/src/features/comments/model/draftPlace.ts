/**
 * Where something is written: a new comment about a block, another wording of a text of it, an answer to a thread, why
 * something is not taken, or a comment that is being changed.
 */
export type DraftPlace = `${'about' | 'answer' | 'change' | 'reject' | 'suggest' | 'why'} ${string}`;

/** Where what is written there and not sent is kept. */
export const draftPlace = (survey_id: string, place: DraftPlace): string => `comment ${survey_id} ${place}`;
