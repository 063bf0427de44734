import { loading } from '@dialogwerk/shared/clients';
import type { CallState } from '@dialogwerk/shared/clients';
import { atom } from 'nanostores';
import type { TrashEntry } from '../model/TrashEntry.ts';

/** What lies in the author's bin. */
export const $trash = atom<CallState<readonly TrashEntry[]>>(loading);

export function takeOut(key: string): void {
  const trash = $trash.get();
  if (trash.kind === 'loaded') {
    $trash.set({ kind: 'loaded', value: trash.value.filter((entry) => entry.key !== key) });
  }
}

/** Puts an entry back where it was. */
export function putBack(entry: TrashEntry): void {
  const trash = $trash.get();
  if (trash.kind !== 'loaded' || trash.value.some(({ key }) => key === entry.key)) return;
  const entries = [...trash.value, entry].toSorted((a, b) => b.deleted_at - a.deleted_at);
  $trash.set({ kind: 'loaded', value: entries });
}
