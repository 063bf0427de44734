import { atom } from 'nanostores';
import type { TrashEntry } from '../model/TrashEntry.ts';

export type Trash =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'loaded'; readonly entries: readonly TrashEntry[] };

/** What lies in the author's bin. */
export const $trash = atom<Trash>({ kind: 'loading' });

export function takeOut(key: string): void {
  const trash = $trash.get();
  if (trash.kind === 'loaded') {
    $trash.set({ kind: 'loaded', entries: trash.entries.filter((entry) => entry.key !== key) });
  }
}

/** Puts an entry back where it was. */
export function putBack(entry: TrashEntry): void {
  const trash = $trash.get();
  if (trash.kind !== 'loaded' || trash.entries.some(({ key }) => key === entry.key)) return;
  const entries = [...trash.entries, entry].toSorted((a, b) => b.deleted_at - a.deleted_at);
  $trash.set({ kind: 'loaded', entries });
}
