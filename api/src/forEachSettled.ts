/**
 * Does the work for each item in turn, also when it fails for others: one that fails for ever must not keep all behind it
 * waiting for ever. Throws an AggregateError of what went wrong, at the end.
 */
export async function forEachSettled<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const faults: unknown[] = [];
  for await (const item of items) {
    try {
      await work(item);
    } catch (fault) {
      faults.push(fault);
    }
  }
  if (faults.length > 0) throw new AggregateError(faults);
}
