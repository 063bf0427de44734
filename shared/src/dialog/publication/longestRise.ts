/** The positions of a longest strictly rising subsequence, ascending: what can stay when as little as possible is moved. */
export function longestRise(numbers: readonly number[]): number[] {
  /** By length - 1: the position that the best subsequence of that length ends at. */
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  for (const [position, number] of numbers.entries()) {
    const length = lengthBelow(numbers, ends, number);
    before[position] = ends[length - 1];
    ends[length] = position;
  }
  const rise: number[] = [];
  for (let position = ends.at(-1); position !== undefined; position = before[position]) rise.push(position);
  return rise.toReversed();
}

/** How long the longest subsequence is that a number can follow; found by halving. */
function lengthBelow(numbers: readonly number[], ends: readonly number[], number: number): number {
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const last = numbers[ends[middle] ?? 0] ?? Infinity;
    if (last < number) low = middle + 1;
    else high = middle;
  }
  return low;
}
