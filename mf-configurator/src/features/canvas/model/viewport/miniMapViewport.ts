import type { Position } from '../../../../model/BlockChange.ts';
import type { Viewport } from './initialViewport.ts';
import type { Bounds } from '@dialogwerk/shared/dialog/graph';

/** In pixels. */
export const MINI_MAP = { width: 176, height: 116 } as const;
const MARGIN = 8;

/** The view of the small map: everything, in its middle. */
export function miniMapViewport(bounds: Bounds): Viewport {
  const zoom = Math.min(
    (MINI_MAP.width - 2 * MARGIN) / Math.max(1, bounds.width),
    (MINI_MAP.height - 2 * MARGIN) / Math.max(1, bounds.height),
  );
  return {
    x: (MINI_MAP.width - (2 * bounds.x + bounds.width) * zoom) / 2,
    y: (MINI_MAP.height - (2 * bounds.y + bounds.height) * zoom) / 2,
    zoom,
  };
}

/** The part of the small map that the canvas shows; `width` and `height` of the canvas in pixels. */
export function miniMapFrame(map: Viewport, canvas: Viewport, width: number, height: number): Bounds {
  const scale = map.zoom / canvas.zoom;
  return {
    x: map.x - canvas.x * scale,
    y: map.y - canvas.y * scale,
    width: width * scale,
    height: height * scale,
  };
}

/** The point of the dialog under a point of the small map. */
export function miniMapPoint(map: Viewport, { x, y }: Position): Position {
  return { x: (x - map.x) / map.zoom, y: (y - map.y) / map.zoom };
}
