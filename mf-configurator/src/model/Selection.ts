/** What the author works on now. */
export type Selection =
  | { readonly kind: 'nothing' }
  /** `fresh`: just added, to be written now. */
  | { readonly kind: 'blocks'; readonly ids: readonly string[]; readonly fresh?: boolean }
  /** Welcome and ending; `fresh`: the welcome is to be written now. */
  | { readonly kind: 'messages'; readonly fresh?: boolean }
  /** A jump drawn on the canvas that can be deleted. */
  | {
      readonly kind: 'connection';
      readonly by: 'jump' | 'condition';
      readonly source: string;
      readonly target: string;
      /** The option on the card that it leaves from; null for all others that lead there. */
      readonly option: string | null;
    };

export const nothing: Selection = { kind: 'nothing' };

export function selectBlock(id: string): Selection {
  return { kind: 'blocks', ids: [id] };
}

/** What of a selection is still there, since blocks may be deleted by undo or by another author; the same object for all of it. */
export function standing(selection: Selection, isThere: (id: string) => boolean): Selection {
  if (selection.kind === 'connection') return isThere(selection.source) ? selection : nothing;
  if (selection.kind !== 'blocks' || selection.ids.every(isThere)) return selection;
  const ids = selection.ids.filter(isThere);
  return ids.length === 0 ? nothing : { ...selection, ids };
}

/** The one block that is selected; null for none or several. */
export function selectedBlockId(selection: Selection): string | null {
  const [id, ...others] = selection.kind === 'blocks' ? selection.ids : [];
  return id !== undefined && others.length === 0 ? id : null;
}
