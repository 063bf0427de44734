interface Run {
  readonly started_at: number;
  readonly finished_at: number | null;
}

/** The median time that finished conversations took, in milliseconds; null without one. Not the mean, because a pause over night is no talking. */
export function medianDuration(runs: readonly Run[]): number | null {
  const durations = runs
    .flatMap(({ started_at, finished_at }) => (finished_at === null ? [] : [finished_at - started_at]))
    .toSorted((a, b) => a - b);
  const upper = durations[Math.floor(durations.length / 2)];
  const lower = durations[Math.floor((durations.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}
