import { BLOCK_CARD, GRID } from '@dialogwerk/shared/dialog/graph';
import type { Position } from '../../../model/BlockChange.ts';

/** In a column or a row: with the same left side or top, or also with the same room in between. */
export type Alignment = 'alignLeft' | 'alignTop' | 'spreadDown' | 'spreadRight';

/** Least room between two cards, in canvas units; an edge has its place there. */
const GAP = 56;

/** Where cards lie once they are in line. None lies on another one: those that would are moved on along the line. */
export function alignedPlaces(
  places: ReadonlyMap<string, Position>,
  alignment: Alignment,
): ReadonlyMap<string, Position> {
  const isColumn = alignment === 'alignLeft' || alignment === 'spreadDown';
  const along = ({ x, y }: Position): number => (isColumn ? y : x);
  const across = ({ x, y }: Position): number => (isColumn ? x : y);
  const step = (isColumn ? BLOCK_CARD.height : BLOCK_CARD.width) + GAP;
  const sorted = [...places].toSorted(([, a], [, b]) => along(a) - along(b) || across(a) - across(b));
  const line = Math.min(...sorted.map(([, place]) => across(place)));
  const first = Math.min(...sorted.map(([, place]) => along(place)));
  const last = Math.max(...sorted.map(([, place]) => along(place)));
  const isSpread = alignment === 'spreadDown' || alignment === 'spreadRight';
  const even = Math.max(step, (last - first) / (sorted.length - 1));
  let free = first;
  return new Map(
    sorted.map(([id, place], index) => {
      const at = isSpread ? first + Math.round((index * even) / GRID) * GRID : Math.max(along(place), free);
      free = at + step;
      // In line with what is spread is what lies in line already.
      const side = isSpread ? across(place) : line;
      return [id, isColumn ? { x: side, y: at } : { x: at, y: side }];
    }),
  );
}
