import { atom } from 'nanostores';

/** The block that is to get a jump with a condition, once its properties are there; null for none. */
export const $wantedJump = atom<string | null>(null);
