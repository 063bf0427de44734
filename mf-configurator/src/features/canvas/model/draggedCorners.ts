import type { Position } from '../../../model/BlockChange.ts';
import { BLOCK_CARD, STEP } from '@dialogwerk/shared/dialog/graph';

/** Half of the room between two rows of cards. */
const OFFSET = (STEP.y - BLOCK_CARD.height) / 2;

/**
 * An edge while a gesture drags one of its ends by `begin` or `end`: stretched where it has upright lines to stretch, else routed
 * anew. What lies between is looked at when the gesture is over, because each step has to be drawn at once.
 */
export function draggedCorners(corners: readonly Position[], begin: Position, end: Position): readonly Position[] {
  const [first, last] = [corners[0], corners.at(-1)];
  if (!first || !last || (isRest(begin) && isRest(end))) return corners;
  const [, second, ...further] = corners;
  if (second && further.length > 0 && second.y === first.y) {
    // Beside its card an option's edge goes along with it.
    return [{ x: first.x + begin.x, y: first.y + begin.y }, ...draggedCorners(corners.slice(1), begin, end)];
  }
  if (corners.length >= 6) {
    return corners.map(({ x, y }, at) => {
      const fromEnd = corners.length - 1 - at;
      if (at < 2) return { x: x + begin.x, y: y + begin.y };
      if (at === 2) return { x, y: y + begin.y };
      if (fromEnd < 2) return { x: x + end.x, y: y + end.y };
      return fromEnd === 2 ? { x, y: y + end.y } : { x, y };
    });
  }
  const from = { x: first.x + begin.x, y: first.y + begin.y };
  const to = { x: last.x + end.x, y: last.y + end.y };
  if (to.y - from.y > OFFSET) {
    const middle = (from.y + to.y) / 2;
    return [from, { x: from.x, y: middle }, { x: to.x, y: middle }, to];
  }
  const [out, into] = [from.y + OFFSET, to.y - OFFSET];
  const beside = to.x + (from.x < to.x ? -1 : 1) * (STEP.x / 2);
  return [from, { x: from.x, y: out }, { x: beside, y: out }, { x: beside, y: into }, { x: to.x, y: into }, to];
}

function isRest({ x, y }: Position): boolean {
  return x === 0 && y === 0;
}
