import type { Folder } from '@dialogwerk/shared/contract';
import { atom } from 'nanostores';

/** The folder that the author is naming. */
export type ChangedFolder =
  | { readonly kind: 'new' }
  | { readonly kind: 'rename'; readonly folder: Pick<Folder, 'folder_id' | 'name'> };

export const $changedFolder = atom<ChangedFolder | null>(null);

export const askForFolder = (changed: ChangedFolder): void => $changedFolder.set(changed);
export const endNaming = (): void => $changedFolder.set(null);
