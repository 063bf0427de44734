import type { ConnectionKind } from '../../../model/connectionsOf.ts';
import type { Position } from '../../../model/BlockChange.ts';

/** A way of the overview: straight between its corners. */
export interface OverviewWay {
  readonly kind: ConnectionKind;
  readonly corners: readonly Position[];
}

/** Ways of one kind as one path, and two opposite corners of the area that they reach through. */
export interface WaySheet {
  readonly kind: ConnectionKind;
  readonly path: Path2D;
  readonly corners: readonly [Position, Position];
}

/** So few that a sheet out of view is worth leaving out, so many that there are few sheets. */
const WAYS = 64;

/** Ways that follow each other, and so lie near each other, put together: their paths are built once, not with each movement. */
export function waySheets(ways: readonly OverviewWay[]): WaySheet[] {
  return [...new Set(ways.map(({ kind }) => kind))].flatMap((kind) => {
    const all = ways.filter((way) => way.kind === kind);
    const count = Math.ceil(all.length / WAYS);
    return Array.from({ length: count }, (_, at) => sheetOf(kind, all.slice(at * WAYS, (at + 1) * WAYS)));
  });
}

function sheetOf(kind: ConnectionKind, ways: readonly OverviewWay[]): WaySheet {
  const path = new Path2D();
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { corners } of ways)
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
