import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { cohensKappa } from './cohensKappa.ts';

it.each([
  // By hand: 0.7 agreed, 0.5 expected; 0.6 agreed, 0.54 expected (textbook tables of 50 and 100).
  [{ both: 20, one: 5, other: 10, neither: 15 }, 0.4],
  [{ both: 45, one: 15, other: 25, neither: 15 }, 0.130_434_782_608],
  // R: fmsb::Kappa.test(matrix(c(10, 1, 1, 10), nrow = 2)) prints 0.8181818, as in https://mkseo.pe.kr/blog/?p=4240.
  [{ both: 10, one: 1, other: 1, neither: 10 }, 9 / 11],
  [{ both: 3, one: 0, other: 0, neither: 7 }, 1],
])('%j', (decisions, kappa) => {
  expect(cohensKappa(decisions)).toBeCloseTo(kappa, 9);
});

it('is not defined where both always decide the same way, or nothing was decided', () => {
  expect(cohensKappa({ both: 5, one: 0, other: 0, neither: 0 })).toBeNull();
  expect(cohensKappa({ both: 0, one: 0, other: 0, neither: 0 })).toBeNull();
});

it('lies between -1 and 1 and is the same from either side', () => {
  const count = fc.nat(1_000);
  fc.assert(
    fc.property(count, count, count, count, (both, one, other, neither) => {
      const kappa = cohensKappa({ both, one, other, neither });
      const turned = cohensKappa({ both, one: other, other: one, neither });
      expect(kappa ?? 2).toBeCloseTo(turned ?? 2, 9);
      expect(Math.abs(kappa ?? 0)).toBeLessThanOrEqual(1);
    }),
  );
});
