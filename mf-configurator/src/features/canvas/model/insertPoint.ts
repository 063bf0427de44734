import type { Bounds, Route } from '@dialogwerk/shared/dialog/graph';
import type { Position } from '../../../model/BlockChange.ts';

/** Where on an edge a block is offered: in the middle of its longest piece in view, beside its label. Null: none of it is in view. */
export function insertPoint({ corners, label }: Route, view: Bounds): Position | null {
  let best: { readonly length: number; readonly middle: Position } | null = null;
  for (let at = 1; at < corners.length; at += 1) {
    const [a, b] = [corners[at - 1], corners[at]];
    if (!a || !b) continue;
    const [left, right] = shared(a.x, b.x, view.x, view.width);
    const [top, bottom] = shared(a.y, b.y, view.y, view.height);
    if (left > right || top > bottom) continue;
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
    // The label stands in the middle of its piece.
    const isWritten = label !== null && label.middle.x >= left && label.middle.x <= right && label.middle.y === a.y;
    const length = (right - left + bottom - top) / (isWritten ? 100 : 1);
    if (best === null || length > best.length) best = { length, middle };
  }
  return best?.middle ?? null;
}

/** What a piece from `a` to `b` and a span have in common; the wrong way round for nothing. */
function shared(a: number, b: number, from: number, length: number): readonly [number, number] {
  return [Math.max(Math.min(a, b), from), Math.min(Math.max(a, b), from + length)];
}
