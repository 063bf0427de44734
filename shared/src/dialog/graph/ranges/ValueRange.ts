/** Numbers from `from` on and below `below`; without a bound these are infinite. */
export interface ValueRange {
  readonly from: number;
  readonly below: number;
}

/** Which of two ranges lies lower. */
export function byPlace(one: { readonly range: ValueRange }, other: { readonly range: ValueRange }): number {
  return one.range.from - other.range.from;
}

/** What is left of ranges without what lies in another one. */
export function without(ranges: readonly ValueRange[], { from, below }: ValueRange): ValueRange[] {
  return ranges
    .flatMap((range) => [
      { from: range.from, below: Math.min(range.below, from) },
      { from: Math.max(range.from, below), below: range.below },
    ])
    .filter((left) => left.from < left.below);
}
