/** Whether so few people are a group that is not shown; nobody is none. */
export const isSmall = (count: number, least: number): boolean => count > 0 && count < least;

/** Whether a part of all, or what is left of all without it, is such a group: one is all without the other. */
export const tellsOfFew = (part: number, all: number, least: number): boolean =>
  isSmall(part, least) || isSmall(all - part, least);

/**
 * The cells of one total that are put together, so that none of them can be worked out from the rest: the small ones and, while these are
 * too few even together, the next larger. Empty where no cell is small; null where all of them together are too few.
 */
export function cellsToMerge<Cell extends { readonly count: number }>(
  cells: readonly Cell[],
  least: number,
): ReadonlySet<Cell> | null {
  const merged = new Set(cells.filter(({ count }) => isSmall(count, least)));
  const larger = cells.filter(({ count }) => count >= least).toSorted((one, other) => one.count - other.count);
  const total = () => [...merged].reduce((sum, { count }) => sum + count, 0);
  while (merged.size > 0 && total() < least) {
    const next = larger.shift();
    if (!next) return null;
    merged.add(next);
  }
  return merged;
}
