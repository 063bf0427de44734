import type { Position } from '../Position.ts';
import { writtenLabels } from '../connectionsOf.ts';
import type { Connection } from '../connectionsOf.ts';
import type { Segment } from './createSegmentIndex.ts';

/** The straight pieces of an edge, by its corners. */
export function segmentsOf(corners: readonly Position[], of: Connection): Segment[] {
  const segments: Segment[] = [];
  const isWritten = writtenLabels(of).length > 0;
  for (let at = 1; at < corners.length; at += 1) {
    const [a, b] = [corners[at - 1], corners[at]];
    if (!a || !b || (a.x === b.x && a.y === b.y)) continue;
    const isUpright = a.x === b.x;
    const [one, other] = isUpright ? [a.y, b.y] : [a.x, b.x];
    segments.push({
      isUpright,
      at: isUpright ? a.x : a.y,
      from: Math.min(one, other),
      to: Math.max(one, other),
      of,
      isAtCard: at === 1 || at === corners.length - 1,
      isLabelled: !isUpright && at === corners.length - 2 && isWritten,
    });
  }
  return segments;
}
