import { BLOCK_CARD, boundsOf } from '@dialogwerk/shared/dialog/graph';
import type { Position } from '../../../../model/BlockChange.ts';
import type { Viewport } from './initialViewport.ts';

/** Of the canvas, in pixels. */
export interface CanvasSize {
  readonly width: number;
  readonly height: number;
}

/** Between what is shown and the canvas's sides, in pixels. */
const MARGIN = 24;

/** Whether a card is wholly in view, and not close to a side. */
export function isInView({ x, y }: Position, { zoom, ...pan }: Viewport, { width, height }: CanvasSize): boolean {
  const [left, top] = [x * zoom + pan.x, y * zoom + pan.y];
  return (
    left >= MARGIN &&
    top >= MARGIN &&
    left + BLOCK_CARD.width * zoom <= width - MARGIN &&
    top + BLOCK_CARD.height * zoom <= height - MARGIN
  );
}

/**
 * The view that has a card in it, and of `others` those that have room beside it, the first ones first: moved no further than it
 * takes, or with the card in the middle if that was out of view altogether. null where all of them are in view already.
 */
export function revealingViewport(
  card: Position,
  others: readonly Position[],
  view: Viewport,
  size: CanvasSize,
): Viewport | null {
  const { zoom } = view;
  const shown = [card];
  for (const other of others) if (hasRoom([...shown, other], zoom, size)) shown.push(other);
  if (shown.every((place) => isInView(place, view, size))) return null;
  const { x, y, width, height } = boundsOf(shown);
  if (shown.length === 1 && isFarOff(card, view, size)) {
    return { x: size.width / 2 - (x + width / 2) * zoom, y: size.height / 2 - (y + height / 2) * zoom, zoom };
  }
  return {
    x: view.x + shift(x * zoom + view.x, width * zoom, size.width),
    y: view.y + shift(y * zoom + view.y, height * zoom, size.height),
    zoom,
  };
}

function hasRoom(places: readonly Position[], zoom: number, size: CanvasSize): boolean {
  const { width, height } = boundsOf(places);
  return width * zoom <= size.width - 2 * MARGIN && height * zoom <= size.height - 2 * MARGIN;
}

/** Whether nothing of a card is seen. */
function isFarOff({ x, y }: Position, { zoom, ...pan }: Viewport, { width, height }: CanvasSize): boolean {
  const [left, top] = [x * zoom + pan.x, y * zoom + pan.y];
  return left > width || top > height || left + BLOCK_CARD.width * zoom < 0 || top + BLOCK_CARD.height * zoom < 0;
}

/** How far something has to move to lie within; in the middle where it is too long for that. */
function shift(start: number, length: number, room: number): number {
  if (length > room - 2 * MARGIN) return (room - length) / 2 - start;
  return Math.max(MARGIN - start, 0) + Math.min(room - MARGIN - (start + length), 0);
}
