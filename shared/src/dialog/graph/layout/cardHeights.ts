import type { Block } from '../../../contract/index.ts';
import { BLOCK_CARD, OPTION_LINE } from '../geometry/cardSizes.ts';
import { outcomeLines } from '../outcomes/outcomeLines.ts';
import type { CardPlace, Position } from '../Position.ts';

/** The height of a block's card: it has room for all lines of its outcomes below each other. */
export function cardHeight(block: Block): number {
  const { lines, more } = outcomeLines(block);
  const rows = lines.length + (more > 0 ? 1 : 0);
  return BLOCK_CARD.height + Math.max(0, rows - OPTION_LINE.rows) * OPTION_LINE.height;
}

/** The places of cards that are drawn with the lines of their outcomes, with the heights of those that are higher than others. */
export function withHeights(
  blocks: readonly Block[],
  places: ReadonlyMap<string, Position>,
): ReadonlyMap<string, CardPlace> {
  const all = new Map<string, CardPlace>(places);
  for (const block of blocks) {
    const place = places.get(block.unique_question_id);
    const height = cardHeight(block);
    if (place && height > BLOCK_CARD.height) all.set(block.unique_question_id, { ...place, height });
  }
  return all;
}
