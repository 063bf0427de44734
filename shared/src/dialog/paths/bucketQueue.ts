/** What was added, the least `rank` (a whole number) first; of one rank the one added last first. */
export function bucketQueue<Item>(): { add: (item: Item, rank: number) => void; next: () => Item | undefined } {
  const buckets: Item[][] = [];
  let least = 0;
  return {
    add: (item, rank) => {
      (buckets[rank] ??= []).push(item);
      least = Math.min(least, rank);
    },
    next: () => {
      while (least < buckets.length) {
        const item = buckets[least]?.pop();
        if (item !== undefined) return item;
        least += 1;
      }
      return undefined;
    },
  };
}
