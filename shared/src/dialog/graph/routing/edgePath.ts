import type { Position } from '../Position.ts';

/** What is drawn of an edge: its corners as an SVG path, rounded. */
export function edgePath(corners: readonly Position[], radius = 10): string {
  return corners
    .map((corner, index) => {
      const before = corners[index - 1];
      const after = corners[index + 1];
      if (!before) return `M${corner.x},${corner.y}`;
      if (!after) return `L${corner.x},${corner.y}`;
      const start = towards(corner, before, radius);
      const end = towards(corner, after, radius);
      return `L${start.x},${start.y}Q${corner.x},${corner.y} ${end.x},${end.y}`;
    })
    .join('');
}

/** A point at most `distance`, and at most half way, from one corner to its neighbour. */
function towards(from: Position, to: Position, distance: number): Position {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return from;
  const part = Math.min(distance, length / 2) / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
