import { DIALOG_END } from '@dialogwerk/shared/contract';
import type { Block } from '@dialogwerk/shared/contract';
import { retargeted, targetsOf } from '@dialogwerk/shared/dialog';
import { copiedBlock } from '../../../model/copies/copiedBlock.ts';
import type { CopyNames } from '../../../model/copies/copiedBlock.ts';
import { withoutFiles } from '../../../model/copies/withoutFiles.ts';
import type { PartContent } from './PartContent.ts';

/** How a part is called in a dialog, by what it is called in its source. */
export interface PartNames extends CopyNames {
  /** The block behind all ways out of it; null where it has one way out, behind its last block. */
  readonly end: string | null;
}

/** The blocks of a part as they stand in a dialog: where its source ends, they lead behind it. */
export function asHere({ blocks }: Pick<PartContent, 'blocks'>, names: PartNames): Block[] {
  const targetOf = (target: string): string | null =>
    target === DIALOG_END ? names.end : (names.ids.get(target) ?? null);
  return blocks.flatMap((block) => {
    const id = names.ids.get(block.unique_question_id);
    if (id === undefined) return [];
    const copied = copiedBlock(withoutFiles(block), names, targetOf);
    const own = { unique_question_id: id, start_page: false, position: null };
    return [Object.assign({}, block.is_end ? leadingOut(copied, names.end) : copied, own)];
  });
}

/** A block that ended its dialog, with every way of it led behind the part. */
function leadingOut(block: Block, end: string | null): Block {
  const ways = { is_end: false, jump_to_ids: [], jump_to_question: end };
  return Object.assign(
    {},
    retargeted(block, (target, use) => (use === 'way' ? end : target)),
    ways,
  );
}

/** Whether a part is left elsewhere than behind its last block, so that it needs one block behind all ways out. */
export function hasWaysOut({ blocks }: Pick<PartContent, 'blocks'>): boolean {
  const last = blocks.at(-1);
  return (
    blocks.some((block) => (block.is_end && block !== last) || targetsOf(block).includes(DIALOG_END)) ||
    (last !== undefined && (last.jump_to_question !== null || last.jump_to_ids.length > 0))
  );
}
