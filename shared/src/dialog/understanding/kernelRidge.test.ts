import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { kernelRidge } from './kernelRidge.ts';

const points = fc.array(
  fc.tuple(fc.double({ min: -3, max: 3, noNaN: true }), fc.double({ min: -3, max: 3, noNaN: true })),
  {
    minLength: 3,
    maxLength: 12,
  },
);
const likeness = (one: readonly number[], other: readonly number[]): number =>
  Math.exp(-one.reduce((sum, value, at) => sum + (value - (other[at] ?? 0)) ** 2, 0));
const kernelOf = (all: readonly (readonly number[])[]) =>
  all.map((one) => Float64Array.from(all, (other) => likeness(one, other)));
const TARGETS = 3;
const RIDGE = 0.1;
const labelled = (all: readonly unknown[]) => all.map((_, at) => at % TARGETS);

test('the weights solve (K + λI) w = y for every target', () => {
  fc.assert(
    fc.property(points, (all) => {
      const [kernel, labels] = [kernelOf(all), labelled(all)];
      const { weights } = kernelRidge(kernel, labels, TARGETS, RIDGE);
      for (const [target, weight] of weights.entries())
        for (const [at, row] of kernel.entries()) {
          const made = weight.reduce((sum, value, to) => sum + value * ((row[to] ?? 0) + (to === at ? RIDGE : 0)), 0);
          expect(made).toBeCloseTo(labels[at] === target ? 1 : 0, 8);
        }
    }),
  );
});

test('a score that was left out is that of a training without the example', () => {
  fc.assert(
    fc.property(points, fc.nat(11), (all, drawn) => {
      const out = drawn % all.length;
      const labels = labelled(all);
      const { leftOut } = kernelRidge(kernelOf(all), labels, TARGETS, RIDGE);
      const others = all.filter((_, at) => at !== out);
      const without = kernelRidge(
        kernelOf(others),
        labels.filter((_, at) => at !== out),
        TARGETS,
        RIDGE,
      );
      for (const [target, weight] of without.weights.entries()) {
        const score = others.reduce((sum, other, at) => sum + (weight[at] ?? 0) * likeness(all[out] ?? [], other), 0);
        expect(leftOut[target]?.[out]).toBeCloseTo(score, 8);
      }
    }),
  );
});
