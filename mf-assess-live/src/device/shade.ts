import { atom } from 'nanostores';

/** The colours that a preview is shown in; null: the page's. */
export type Shade = 'light' | 'dark';

export const $shade = atom<Shade | null>(null);
