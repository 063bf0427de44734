import { atom } from 'nanostores';
import type { Companion } from './Companion.ts';
import type { Position } from '../model/BlockChange.ts';

/** The windows of other authors in the open dialog; null while this author is alone. */
export const $companions = atom<readonly Companion[] | null>(null);

/** Who works on which block, by its id: their names. The same map while only cursors move. */
export const $editedBy = atom<ReadonlyMap<string, readonly string[]>>(new Map());

/** Where over the canvas this author's pointer is, in the coordinates of cards; null for nowhere. Kept only in company. */
export const $ownPointer = atom<Position | null>(null);
