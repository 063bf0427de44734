/** What is known of the disks that files and rows are written to. */
export interface DiskWatch {
  /** Hears of a fault that says so (`databaseFault`). */
  noteFull(): void;
  /** Whether one was heard of in the last half minute. */
  isFull(): boolean;
}

/** Longer than a health check comes again, and short, because what is full is soon cleared. */
const REMEMBERED_MS = 30_000;

export function createDiskWatch(now: () => number): DiskWatch {
  let fullAt = Number.NEGATIVE_INFINITY;
  return {
    noteFull() {
      fullAt = now();
    },
    isFull: () => now() - fullAt < REMEMBERED_MS,
  };
}
