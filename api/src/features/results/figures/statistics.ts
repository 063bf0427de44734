import { gammaln } from 'simple-statistics';

/** The standard normal quantile of a two-sided 95 %. */
const Z = 1.959_963_984_540_054;

/**
 * The interval of 95 % of a share: Wilson's score interval (Wilson 1927), which stays within 0..1 and holds for few answers:
 * (p + z²/2n ± z·√(p(1-p)/n + z²/4n²)) / (1 + z²/n).
 */
export function wilsonInterval(count: number, n: number): { low: number; high: number } {
  if (n === 0) return { low: 0, high: 1 };
  const share = count / n;
  const square = Z ** 2 / n;
  const middle = share + square / 2;
  const half = Z * Math.sqrt((share * (1 - share)) / n + square / (4 * n));
  const bound = (value: number): number => Math.min(1, Math.max(0, value / (1 + square)));
  // Because rounding leaves a trace where the bound is exactly there.
  return { low: count === 0 ? 0 : bound(middle - half), high: count === n ? 1 : bound(middle + half) };
}

/** A number and how many gave it. */
interface Counted {
  readonly value: number;
  readonly count: number;
}

/** The quantile `q` of counted numbers by linear interpolation between order statistics (R's type 7, PostgreSQL's `percentile_cont`). */
export function quantileOf(sorted: readonly Counted[], q: number): number {
  const n = sorted.reduce((sum, { count }) => sum + count, 0);
  const at = (n - 1) * q;
  const valueAt = (place: number): number => {
    let passed = 0;
    for (const { value, count } of sorted) {
      passed += count;
      if (place < passed) return value;
    }
    return sorted.at(-1)?.value ?? Number.NaN;
  };
  const [below, above] = [valueAt(Math.floor(at)), valueAt(Math.ceil(at))];
  return below + (above - below) * (at - Math.floor(at));
}

const STEPS = 10_000;
const PRECISION = 1e-15;

/**
 * How likely a chi-square of at least `chi` is: the regularised upper incomplete gamma function Q(df/2, chi/2), by its series
 * below df/2 + 1 and by Lentz's continued fraction above (Numerical Recipes, 6.2).
 */
export function chiSquareTail(chi: number, df: number): number {
  const [a, x] = [df / 2, chi / 2];
  if (x <= 0) return 1;
  const scale = Math.exp(a * Math.log(x) - x - gammaln(a));
  if (x < a + 1) {
    let term = 1 / a;
    let sum = term;
    for (let step = 1; step < STEPS && Math.abs(term) > Math.abs(sum) * PRECISION; step += 1) {
      term *= x / (a + step);
      sum += term;
    }
    return 1 - sum * scale;
  }
  let b = x + 1 - a;
  let c = Number.MAX_VALUE;
  let d = 1 / b;
  let fraction = d;
  for (let step = 1; step < STEPS; step += 1) {
    const factor = -step * (step - a);
    b += 2;
    d = 1 / (factor * d + b);
    c = b + factor / c;
    fraction *= d * c;
    if (Math.abs(d * c - 1) < PRECISION) break;
  }
  return scale * fraction;
}

/** What a table of counts says of two questions. */
export interface Association {
  readonly chi_square: number | null;
  readonly degrees_of_freedom: number;
  readonly p: number | null;
  readonly cramers_v: number | null;
  readonly is_thin: boolean;
}

/**
 * Pearson's chi-square Σ(observed-expected)²/expected without Yates's correction, its p, and Cramér's V = √(χ²/(n·(min(r,c)-1))).
 * Rows and columns without any count are left out. Thin: more than a fifth of the expected counts are below 5 (Cochran 1954).
 */
export function associationOf(counts: readonly (readonly number[])[]): Association {
  const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
  const rows = counts.map(sumOf);
  const columns = (counts[0] ?? []).map((_, index) => sumOf(counts.map((row) => row[index] ?? 0)));
  const n = sumOf(rows);
  const [r, c] = [rows.filter(Boolean).length, columns.filter(Boolean).length];
  const degrees_of_freedom = Math.max(0, (r - 1) * (c - 1));
  if (degrees_of_freedom === 0)
    return { chi_square: null, degrees_of_freedom, p: null, cramers_v: null, is_thin: true };
  let chi_square = 0;
  let thin = 0;
  for (const [i, row] of counts.entries()) {
    for (const [j, observed] of row.entries()) {
      const expected = ((rows[i] ?? 0) * (columns[j] ?? 0)) / n;
      if (expected === 0) continue;
      chi_square += (observed - expected) ** 2 / expected;
      if (expected < 5) thin += 1;
    }
  }
  return {
    chi_square,
    degrees_of_freedom,
    p: chiSquareTail(chi_square, degrees_of_freedom),
    cramers_v: Math.sqrt(chi_square / (n * (Math.min(r, c) - 1))),
    is_thin: thin / (r * c) > 0.2,
  };
}
