import type { CallResponse } from '@dialogwerk/shared/contract';
import { atom } from 'nanostores';

export type Folders = CallResponse<'listFolders'>;

/** The author's folders and tags; null until they are known. */
export const $folders = atom<Folders | null>(null);
