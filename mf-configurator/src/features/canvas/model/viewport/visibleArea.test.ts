import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { visibleArea, isSameArea } from './visibleArea.ts';
import { STEP } from '@dialogwerk/shared/dialog/graph';

const places = fc.double({ min: -50_000, max: 50_000, noNaN: true });
const zooms = fc.double({ min: 0.05, max: 1.5, noNaN: true });

test('the area holds the view and a card around it, and not much more', () => {
  fc.assert(
    fc.property(places, places, zooms, (x, y, zoom) => {
      const area = visibleArea({ x, y, zoom }, 1_280, 680);
      const view = { left: -x / zoom, top: -y / zoom, right: (1_280 - x) / zoom, bottom: (680 - y) / zoom };
      expect(area.x).toBeLessThanOrEqual(view.left - STEP.x + 1e-6);
      expect(area.y).toBeLessThanOrEqual(view.top - STEP.y + 1e-6);
      expect(area.x + area.width).toBeGreaterThanOrEqual(view.right + STEP.x - 1e-6);
      expect(area.y + area.height).toBeGreaterThanOrEqual(view.bottom + STEP.y - 1e-6);
      expect(area.width).toBeLessThanOrEqual(1_280 / zoom + 6 * STEP.x + 1e-6);
      expect(area.height).toBeLessThanOrEqual(680 / zoom + 8 * STEP.y + 1e-6);
    }),
  );
});

test('a short move of the view leaves the area as it is, a long one does not', () => {
  const at = (x: number) => visibleArea({ x, y: 0, zoom: 1 }, 1_280, 680);
  expect(isSameArea(at(40), at(-40))).toBe(true);
  expect(isSameArea(at(40), at(-800))).toBe(false);
});
