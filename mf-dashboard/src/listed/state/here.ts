import { atom } from 'nanostores';

/** The workspace that the list is of, in which new dialogs are made; null for none. */
export const $here = atom<string | null>(null);

/** What a new dialog says of where it is made. */
export function madeHere(): { readonly workspace_id?: string } {
  const workspace_id = $here.get();
  return workspace_id === null ? {} : { workspace_id };
}
