import type { Block } from '@dialogwerk/shared/contract';
import { newBlock } from '@dialogwerk/shared/dialog';
import type { WrittenBlock } from './WrittenBlock.ts';

/** The blocks of a dialog that comes with the product, in order; `now` in ms. */
export function blocksOf(written: readonly WrittenBlock[], now: number): Block[] {
  return written.map(({ id, type, ...fields }, order): Block =>
    Object.assign(newBlock(type, id, now), fields, { order }),
  );
}
