import type { CallResponse } from '@dialogwerk/shared/contract';
import { atom } from 'nanostores';

export type Unpublished =
  | { readonly kind: 'unread' }
  | { readonly kind: 'failed'; readonly reason: string }
  | ({ readonly kind: 'read' } & CallResponse<'unpublishedChanges'>);

/** What publishing the draft of the open dialog would change. */
export const $unpublished = atom<Unpublished>({ kind: 'unread' });
