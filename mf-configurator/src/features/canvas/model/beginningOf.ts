import type { Position } from '../../../model/BlockChange.ts';
import { BLOCK_CARD, STEP } from './cardSizes.ts';

export interface View {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** Below this zoom the cards' text cannot be read. */
const READABLE = 0.55;
const ZOOM = 0.8;
const MARGIN = 40;

/**
 * The view that a dialog opens with: all of it if it is readable then, else its beginning at the upper edge. `width` and
 * `height` of the canvas in pixels; `start` is the place of the welcome. Worked out before anything is drawn, because
 * fitting afterwards would draw every card once.
 */
export function beginningOf(start: Position, places: Iterable<Position>, width: number, height: number): View {
  let [left, right, bottom] = [start.x, start.x + BLOCK_CARD.width, start.y];
  for (const { x, y } of places) {
    left = Math.min(left, x);
    right = Math.max(right, x + BLOCK_CARD.width);
    // With room for the ending below.
    bottom = Math.max(bottom, y + STEP.y + BLOCK_CARD.height / 2);
  }
  const zoom = Math.min(1, (width - 2 * MARGIN) / (right - left), (height - 2 * MARGIN) / (bottom - start.y));
  if (zoom >= READABLE) {
    return {
      x: (width - (left + right) * zoom) / 2,
      y: (height - (start.y + bottom) * zoom) / 2,
      zoom,
    };
  }
  const centred = width / 2 - (start.x + BLOCK_CARD.width / 2) * ZOOM;
  return { x: Math.min(centred, MARGIN - left * ZOOM), y: MARGIN - start.y * ZOOM, zoom: ZOOM };
}
