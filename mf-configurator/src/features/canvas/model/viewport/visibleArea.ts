import type { Viewport } from './initialViewport.ts';
import type { Bounds } from '@dialogwerk/shared/dialog/graph';
import { STEP } from '@dialogwerk/shared/dialog/graph';

/** The area's sides lie on this grid, in canvas units, because each change of it costs a look at all cards. */
const CELL = { x: 2 * STEP.x, y: 3 * STEP.y } as const;

/** What is in view and at least a card around it, in canvas units; `width` and `height` of the canvas in pixels. */
export function visibleArea(view: Viewport, width: number, height: number): Bounds {
  const [x, right] = span(-view.x / view.zoom, width / view.zoom, STEP.x, CELL.x);
  const [y, bottom] = span(-view.y / view.zoom, height / view.zoom, STEP.y, CELL.y);
  return { x, y, width: right - x, height: bottom - y };
}

function span(start: number, length: number, margin: number, cell: number): readonly [number, number] {
  return [Math.floor((start - margin) / cell) * cell, Math.ceil((start + length + margin) / cell) * cell];
}

export function isSameArea(a: Bounds, b: Bounds): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
}
