/** One combination of values with how many people share it. */
export interface Group {
  readonly values: readonly string[];
  readonly count: number;
}

/** Counts combinations of values; what is counted lies in memory once for each combination. */
export class GroupCounts {
  readonly #groups = new Map<string, { readonly values: readonly string[]; count: number }>();

  add(values: readonly string[], count = 1): void {
    const key = JSON.stringify(values);
    const group = this.#groups.get(key);
    if (group) group.count += count;
    else this.#groups.set(key, { values, count });
  }

  get size(): number {
    return this.#groups.size;
  }

  /** The smallest first. */
  sorted(): readonly Group[] {
    return [...this.#groups.values()].toSorted((one, other) => one.count - other.count);
  }
}

/** How many people are in groups of fewer than `least`. */
export function peopleBelow(groups: readonly Group[], least: number): number {
  return groups.reduce((sum, { count }) => (count < least ? sum + count : sum), 0);
}

/** The groups as they are without the value at one place. */
export function groupsWithout(groups: readonly Group[], place: number): readonly Group[] {
  const counts = new GroupCounts();
  for (const { values, count } of groups) counts.add(values.toSpliced(place, 1), count);
  return counts.sorted();
}
