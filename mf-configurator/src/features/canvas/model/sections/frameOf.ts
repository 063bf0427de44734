import { boundsOf } from '@dialogwerk/shared/dialog/graph';
import type { Bounds, Box } from '@dialogwerk/shared/dialog/graph';
import type { Position } from '../../../../model/BlockChange.ts';

/** Height of a frame's title, in canvas units. */
export const TITLE = 26;
/**
 * Room around the cards of a frame, in canvas units: above for the heads of arrows. With the title it is less than what the layout leaves
 * between cards.
 */
const ROOM = { side: 20, above: 20, below: 8 } as const;

/** The frame around cards, its title above them. */
export function frameOf(places: readonly Position[]): Bounds {
  const { x, y, width, height } = boundsOf(places);
  return {
    x: x - ROOM.side,
    y: y - ROOM.above - TITLE,
    width: width + 2 * ROOM.side,
    height: height + ROOM.above + ROOM.below + TITLE,
  };
}

/** Beside the letters of a name: its button and the room around, in canvas units. */
const BESIDE = 56;
/** How much larger a name is written than the labels of edges. */
const LARGER = 1.25;

/** Where a section's name stands in its frame; `measure` gives the width of a text as an edge's label. */
export function titleBox({ x, y, width }: Bounds, name: string, measure: (text: string) => number): Box {
  return { left: x, top: y, right: x + Math.min(width, measure(name) * LARGER + BESIDE), bottom: y + TITLE };
}
