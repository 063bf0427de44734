import type { AuthorPointer } from '@dialogwerk/shared/contract';
import { atom } from 'nanostores';

/** Where a window of another author's is, and when it said so last, in milliseconds. */
export interface HeardPointer extends AuthorPointer {
  readonly heard_at: number;
}

export const noPointers: ReadonlyMap<string, HeardPointer> = new Map();

/** What the windows of others have said about the open dialog, by account and window. */
export const $pointers = atom(noPointers);

export function hearPointer(pointer: AuthorPointer): void {
  const key = `${pointer.user_id} ${pointer.client}`;
  $pointers.set(new Map($pointers.get()).set(key, { ...pointer, heard_at: Date.now() }));
}
