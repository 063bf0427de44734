import type { BlockType } from '@dialogwerk/shared/contract';
import { map } from 'nanostores';
import type { FoldName } from '../model/FoldName.ts';

/** By type of block and part: whether it was unfolded or folded in this session; folded where nothing is said. */
export const $folds = map<Partial<Record<`${BlockType} ${FoldName}`, boolean>>>({});
