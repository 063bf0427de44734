import { expect, test } from 'vitest';
import { titleScale } from './titleScale.ts';

test('a name is at least as large on the screen as at full size, down to a quarter, and never larger than needed', () => {
  for (const zoom of [1.5, 1, 0.9, 0.55, 0.4, 0.25]) {
    expect(zoom * titleScale(zoom)).toBeGreaterThan(0.99);
    expect(Math.min(1, zoom) * titleScale(zoom)).toBeLessThan(1.2);
  }
  expect(titleScale(0.1)).toBe(4);
});

test('sizes come in few steps, because each draws all names anew', () => {
  const zooms = Array.from({ length: 1_000 }, (_, index) => 0.1 + index / 1_000);
  expect(new Set(zooms.map(titleScale)).size).toBeLessThan(12);
});
