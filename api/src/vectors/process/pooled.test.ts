import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromMiddle, meanOf, pooled } from './pooled.ts';

const numbers = (length: number) =>
  fc.array(fc.integer({ min: -50, max: 50 }), { minLength: length, maxLength: length });

test('the mean over tokens is the same whatever their order, and one vector stays as it is', () => {
  fc.assert(
    fc.property(fc.array(numbers(3), { minLength: 1, maxLength: 9 }), (rows) => {
      const given = (of: readonly number[][]) =>
        pooled({ data: Float32Array.from(of.flat()), dims: [1, of.length, 3] });
      const mean = given(rows);
      const turned = given(rows.toReversed());
      for (const [at, value] of (mean ?? []).entries()) expect(turned?.[at]).toBeCloseTo(value, 3);
      const [first = []] = rows;
      expect(pooled({ data: Float32Array.from(first), dims: [1, 3] })).toEqual(Float32Array.from(first));
    }),
  );
});

test.each([
  ['numbers that are none', Float32Array.of(1, Number.NaN), [1, 2]],
  ['several sentences', Float32Array.of(1, 2), [2, 1]],
  ['another shape than is told', Float32Array.of(1, 2, 3), [1, 2]],
  ['more dimensions', Float32Array.of(1, 2), [1, 1, 1, 2]],
  ['a single number', Float32Array.of(1), []],
  ['words', ['a', 'b'], [1, 2]],
])('%s are no vector', (_, data, dims) => {
  expect(pooled({ data, dims })).toBeNull();
});

test('from their middle vectors have the length 1, and the middle itself says nothing', () => {
  fc.assert(
    fc.property(fc.array(numbers(4), { minLength: 2, maxLength: 9 }), (rows) => {
      const vectors = rows.map((row) => Float32Array.from(row));
      const middle = meanOf(vectors);
      for (const vector of vectors) {
        const moved = fromMiddle(vector, middle);
        const length = Math.hypot(...moved);
        expect(length === 0 || Math.abs(length - 1) < 1e-4).toBe(true);
      }
      expect(fromMiddle(middle, middle)).toEqual(new Float32Array(4));
    }),
  );
});
