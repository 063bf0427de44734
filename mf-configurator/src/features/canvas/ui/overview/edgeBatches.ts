import type { ConnectionKind } from '@dialogwerk/shared/dialog/graph';
import type { Position } from '../../../../model/BlockChange.ts';

/** An edge of the overview: straight between its corners. */
export interface OverviewEdge {
  readonly kind: ConnectionKind;
  readonly corners: readonly Position[];
}

/** Edges of one kind as one path, and two opposite corners of the area that they reach through. */
export interface EdgeBatch {
  readonly kind: ConnectionKind;
  readonly path: Path2D;
  readonly corners: readonly [Position, Position];
}

/** Max edges of a batch: few enough that one out of view is worth leaving out, enough that there are few batches. */
const BATCH = 64;

/** Edges that follow each other, and so lie near each other, put together: their paths are built once, not with each movement. */
export function edgeBatches(edges: readonly OverviewEdge[]): EdgeBatch[] {
  return [...new Set(edges.map(({ kind }) => kind))].flatMap((kind) => {
    const all = edges.filter((edge) => edge.kind === kind);
    const count = Math.ceil(all.length / BATCH);
    return Array.from({ length: count }, (_, at) => batchOf(kind, all.slice(at * BATCH, (at + 1) * BATCH)));
  });
}

function batchOf(kind: ConnectionKind, edges: readonly OverviewEdge[]): EdgeBatch {
  const path = new Path2D();
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { corners } of edges)
    for (const [index, { x, y }] of corners.entries()) {
      if (index === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
      [left, top] = [Math.min(left, x), Math.min(top, y)];
      [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
    }
  return {
    kind,
    path,
    corners: [
      { x: left, y: top },
      { x: right, y: bottom },
    ],
  };
}
