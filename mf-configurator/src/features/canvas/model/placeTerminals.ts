import type { Block } from '@dialogwerk/shared/contract';
import type { Position } from '../../../model/BlockChange.ts';
import { firstBlock } from '../../../model/inOrder.ts';
import { TERMINAL_CARD } from './cardSizes.ts';
import { placeBelow } from './freePlace.ts';

const GAP = 64;

/** Welcome above the first block, ending below the last one in order; null for an empty dialog. */
export function placeTerminals(
  blocks: readonly Block[],
  placeOf: (id: string) => Position,
): { readonly start: Position; readonly end: Position } | null {
  const first = firstBlock(blocks);
  const last = blocks.at(-1);
  if (!first || !last) return null;
  const top = placeOf(first.unique_question_id);
  const bottom = placeOf(last.unique_question_id);
  return {
    start: { x: top.x, y: top.y - TERMINAL_CARD.height - GAP },
    end: placeBelow(
      bottom,
      blocks.map(({ unique_question_id }) => placeOf(unique_question_id)),
    ),
  };
}
