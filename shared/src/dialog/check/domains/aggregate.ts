import { finite, nothing, rangeOf } from '../../expressions/Domain.ts';
import type { Domain, Present, Values } from '../../expressions/Domain.ts';

type Aggregate = 'sum' | 'mean' | 'min' | 'max';

/**
 * What a sum, mean, least or greatest of many values can be, folded one value after the other, so that nine items of
 * four points are some 28 totals and not 262,144 combinations. `least`: so many values have to be there; null for all.
 */
export function aggregate(name: Aggregate, operands: readonly Domain[], least: number | null): Domain {
  const missing = operands.some((operand) => operand.missing || !isNumbers(operand.values));
  const may = operands.filter(({ values }) => rangeOf(values) !== null);
  if (least === null && may.length < operands.length) return { missing: true, values: nothing };
  if (least !== null && missing) return { missing: true, values: bounds(name, may) };
  const totals = name === 'mean' ? folded('sum', may) : folded(name, may);
  return { missing, values: name === 'mean' ? divided(totals, may.length) : totals };
}

function isNumbers(values: Values): boolean {
  return (
    values.kind === 'range' || (values.kind === 'finite' && values.values.every((value) => typeof value === 'number'))
  );
}

function folded(name: Exclude<Aggregate, 'mean'>, operands: readonly Domain[]): Values {
  const [first, ...others] = operands.map(({ values }) => numbersIn(values));
  if (first === undefined) return nothing;
  return others.reduce((totals, values) => pairwise(name, totals, values), first);
}

/** Without what is no number and so counts as missing. */
function numbersIn(values: Values): Values {
  return values.kind === 'finite' ? finite(values.values.filter((value) => typeof value === 'number')) : values;
}

function pairwise(name: Exclude<Aggregate, 'mean'>, one: Values, other: Values): Values {
  const combine = { sum: (a: number, b: number) => a + b, min: Math.min, max: Math.max }[name];
  if (one.kind === 'finite' && other.kind === 'finite') {
    return finite(
      one.values.flatMap((a) =>
        other.values.flatMap((b): Present[] => (typeof a === 'number' && typeof b === 'number' ? [combine(a, b)] : [])),
      ),
    );
  }
  const [a, b] = [rangeOf(one), rangeOf(other)];
  if (!a || !b) return { kind: 'any' };
  return {
    kind: 'range',
    min: combine(a.min, b.min),
    max: combine(a.max, b.max),
    integer: a.integer && b.integer,
  };
}

function divided(totals: Values, count: number): Values {
  if (totals.kind === 'finite') {
    return finite(totals.values.flatMap((total) => (typeof total === 'number' ? [total / count] : [])));
  }
  if (totals.kind !== 'range') return { kind: 'any' };
  return { kind: 'range', min: totals.min / count, max: totals.max / count, integer: false };
}

/** The bounds of an aggregate of any of the values. */
function bounds(name: Aggregate, operands: readonly Domain[]): Values {
  const ranges = operands.flatMap(({ values }) => rangeOf(values) ?? []);
  if (ranges.length === 0) return nothing;
  const [min, max] = [Math.min(...ranges.map((one) => one.min)), Math.max(...ranges.map((one) => one.max))];
  const integer = name !== 'mean' && ranges.every((one) => one.integer);
  if (name !== 'sum') return { kind: 'range', min, max, integer };
  const total = (pick: (range: { readonly min: number; readonly max: number }) => number): number =>
    ranges.reduce((sum, range) => sum + pick(range), 0);
  return {
    kind: 'range',
    min: Math.min(
      min,
      total((range) => Math.min(range.min, 0)),
    ),
    max: Math.max(
      max,
      total((range) => Math.max(range.max, 0)),
    ),
    integer,
  };
}
