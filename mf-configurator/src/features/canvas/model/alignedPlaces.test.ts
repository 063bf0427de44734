import * as fc from 'fast-check';
import { BLOCK_CARD } from '@dialogwerk/shared/dialog/graph';
import { expect, test } from 'vitest';
import { alignedPlaces } from './alignedPlaces.ts';

const at = (...places: readonly (readonly [number, number])[]) =>
  new Map(places.map(([x, y], index) => [String(index), { x, y }]));
const placesOf = (...given: Parameters<typeof alignedPlaces>) =>
  [...alignedPlaces(...given)].toSorted(([a], [b]) => Number(a) - Number(b)).map(([, { x, y }]) => [x, y]);

test('in line means the side of the outermost card, along the line each stays where it is', () => {
  expect(placesOf(at([100, 0], [40, 400], [300, 800]), 'alignLeft')).toEqual([
    [40, 0],
    [40, 400],
    [40, 800],
  ]);
  expect(placesOf(at([0, 80], [400, 40]), 'alignTop')).toEqual([
    [0, 40],
    [400, 40],
  ]);
});

test('spread means the same room in between, beside the line each stays where it is', () => {
  expect(placesOf(at([0, 0], [8, 200], [0, 800]), 'spreadDown')).toEqual([
    [0, 0],
    [8, 400],
    [0, 800],
  ]);
  expect(placesOf(at([0, 0], [8, 16], [1_000, 0]), 'spreadRight')).toEqual([
    [0, 0],
    [504, 16],
    [1_000, 0],
  ]);
});

test('no card comes to lie on another one', () => {
  const side = fc.integer({ min: -500, max: 500 });
  const cards = fc.array(fc.tuple(side, side), { minLength: 2, maxLength: 12 });
  fc.assert(
    fc.property(cards, fc.constantFrom('alignLeft', 'alignTop', 'spreadDown', 'spreadRight'), (some, alignment) => {
      const laid = [...alignedPlaces(at(...some), alignment).values()];
      for (const [index, a] of laid.entries())
        for (const b of laid.slice(index + 1))
          expect(Math.abs(a.x - b.x) >= BLOCK_CARD.width || Math.abs(a.y - b.y) >= BLOCK_CARD.height).toBe(true);
    }),
  );
});
