import type { Position } from '../../../../model/BlockChange.ts';
import { BLOCK_CARD, STEP, boundsOf } from '@dialogwerk/shared/dialog/graph';
import type { Bounds } from '@dialogwerk/shared/dialog/graph';

export interface Viewport {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** Min zoom at which the cards' text can be read. */
const READABLE = 0.6;
const ZOOM = 0.8;
export const MIN_ZOOM = 0.05;
const MARGIN = 40;
/** Kept free at the right, because branches and the properties of a block come there. */
const ROOM = 3 * STEP.x;

/**
 * The view that a dialog opens with: all of it if it is readable then, else its beginning at the top, towards the middle
 * where its whole width has room. `width` and `height` of the canvas in pixels; `start` is the place of the welcome, one of
 * `places`. Worked out before anything is drawn, because fitting afterwards would draw every card once.
 */
export function initialViewport(start: Position, places: Iterable<Position>, width: number, height: number): Viewport {
  const bounds = boundsOf(places);
  const whole = fitViewport(bounds, width, height);
  if (whole.zoom >= READABLE) return whole;
  const centred = (x: number, wide: number): number => width / 2 - (x + wide / 2) * ZOOM;
  const left = MARGIN - bounds.x * ZOOM;
  const all = centred(bounds.x, bounds.width + ROOM);
  return {
    x: all < left ? Math.min(centred(start.x, BLOCK_CARD.width), left) : all,
    y: MARGIN - start.y * ZOOM,
    zoom: ZOOM,
  };
}

/** The view that shows all, in the middle and not larger than life. */
export function fitViewport(bounds: Bounds, width: number, height: number): Viewport {
  const fitting = Math.min(1, (width - 2 * MARGIN) / bounds.width, (height - 2 * MARGIN) / bounds.height);
  const zoom = Math.max(MIN_ZOOM, fitting);
  return {
    x: (width - (2 * bounds.x + bounds.width) * zoom) / 2,
    y: (height - (2 * bounds.y + bounds.height) * zoom) / 2,
    zoom,
  };
}
