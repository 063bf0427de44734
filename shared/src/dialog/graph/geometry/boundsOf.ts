import type { CardPlace, Position } from '../Position.ts';
import { BLOCK_CARD } from './cardSizes.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Bounds extends Position, Size {}

/** The area that all cards cover; the terminals count as full cards. */
export function boundsOf(places: Iterable<CardPlace>): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y, height = BLOCK_CARD.height } of places) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + BLOCK_CARD.width);
    bottom = Math.max(bottom, y + height);
  }
  if (left === Infinity) return { x: 0, y: 0, width: 0, height: 0 };
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The card at a point of the canvas; the last drawn lies on top. */
export function cardAt(point: Position, places: ReadonlyMap<string, CardPlace>): string | null {
  let found: string | null = null;
  for (const [id, { x, y, height = BLOCK_CARD.height }] of places) {
    const isInside = point.x >= x && point.y >= y && point.x <= x + BLOCK_CARD.width && point.y <= y + height;
    if (isInside) found = id;
  }
  return found;
}

/** The cards that reach into an area. */
export function cardsIn(area: Bounds, places: ReadonlyMap<string, Position>): string[] {
  return [...places].filter(([, place]) => reachesInto(area, place)).map(([id]) => id);
}

/** Whether a card reaches into an area. */
export function reachesInto({ x, y, width, height }: Bounds, card: Position): boolean {
  return (
    card.x <= x + width && card.x + BLOCK_CARD.width >= x && card.y <= y + height && card.y + BLOCK_CARD.height >= y
  );
}
