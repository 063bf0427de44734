import { atom } from 'nanostores';

/** Name of the dialog that is being made of a template or a draft; null for none. */
export const $creating = atom<string | null>(null);
