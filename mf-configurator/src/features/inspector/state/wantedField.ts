import { atom } from 'nanostores';

/** A setting whose field is to have the focus once it is there; null for none. */
export const $wantedField = atom<'privacy_declaration_text' | null>(null);
