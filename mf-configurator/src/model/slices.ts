/** A run of seeds: from `first` on, `count` of them. */
export interface Slice {
  readonly first: number;
  readonly count: number;
}

/** Shares `all` seeds among so many workers, as evenly as it goes. */
export function slices(all: number, workers: number): Slice[] {
  const share = Math.ceil(all / workers);
  return Array.from({ length: workers }, (_, index) => ({
    first: index * share,
    count: Math.min(share, all - index * share),
  })).filter(({ count }) => count > 0);
}
