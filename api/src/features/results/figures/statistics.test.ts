import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { associationOf, chiSquareTail, quantileOf, wilsonInterval } from './statistics.ts';

describe('the same to six digits as R 4.2.2', () => {
  it.each([
    // prop.test(x, n, correct = FALSE)$conf.int
    [10, 40, 0.141_871_186_391, 0.401_939_614_208],
    [0, 10, 0, 0.277_532_799_863],
    [10, 10, 0.722_467_200_137, 1],
    [520, 1000, 0.489_017_724_658, 0.550_829_205_003],
  ])('Wilson, %i of %i', (count, n, low, high) => {
    const interval = wilsonInterval(count, n);
    expect(interval.low).toBeCloseTo(low, 6);
    expect(interval.high).toBeCloseTo(high, 6);
  });

  it.each([
    // pchisq(x, df, lower.tail = FALSE)
    [3.841_458_820_694_124, 1, 0.05],
    [20, 5, 0.001_249_730_562_817_9],
    [1, 10, 0.999_827_884_370_04],
    [250, 200, 0.009_379_131_668_83],
    [60, 3, 5.878_230_727_91e-13],
  ])('chi-square %d with %i degrees', (chi, df, p) => {
    expect(chiSquareTail(chi, df)).toBeCloseTo(p, 6);
  });

  it('chisq.test(matrix(c(12, 5, 7, 9), 2), correct = FALSE)', () => {
    const { chi_square, degrees_of_freedom, p, cramers_v } = associationOf([
      [12, 7],
      [5, 9],
    ]);
    expect(degrees_of_freedom).toBe(1);
    expect(chi_square).toBeCloseTo(2.430_575_519_682, 6);
    expect(p).toBeCloseTo(0.118_989_205_532, 6);
    expect(cramers_v).toBeCloseTo(Math.sqrt(2.430_575_519_682 / 33), 6);
  });

  it('quantile(c(1, 2, 2, 10), c(.25, .5, .75))', () => {
    const numbers = [
      { value: 1, count: 1 },
      { value: 2, count: 2 },
      { value: 10, count: 1 },
    ];
    expect([0.25, 0.5, 0.75].map((q) => quantileOf(numbers, q))).toEqual([1.75, 2, 4]);
  });
});

it('an interval holds its share and stays within 0 and 1, whatever was counted', () => {
  fc.assert(
    fc.property(fc.nat(5_000), fc.nat(5_000), (count, more) => {
      const n = count + more;
      const { low, high } = wilsonInterval(count, n);
      const share = n === 0 ? 0.5 : count / n;
      expect([low >= 0, high <= 1, low <= share, share <= high]).toEqual([true, true, true, true]);
    }),
  );
});
