/** A pause that is drawn shorter than it was. */
export interface Pause {
  readonly at: number;
  readonly length: number;
}

export interface TimeScale {
  /** Where a moment lies, from 0 to `width`. */
  readonly x: (moment: number) => number;
  /** The pauses, by their middle on the axis. */
  readonly pauses: readonly Pause[];
}

/** Longer ones than so many times the usual step would leave no room for what happened. */
const LONG = 6;
const SHORTEST_PAUSE_MS = 60_000;

/** An axis of time in pixels on which long pauses take the room of a few steps, so that what happened stays apart. */
export function timeScale(moments: readonly number[], width: number): TimeScale {
  const times = [...new Set(moments)].toSorted((a, b) => a - b);
  const steps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const usual = steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 0;
  const longest = Math.max(SHORTEST_PAUSE_MS, usual * LONG);
  const places: number[] = [0];
  for (const step of steps) places.push((places.at(-1) ?? 0) + Math.min(step, longest));
  const factor = width / Math.max(1, places.at(-1) ?? 0);
  const placeAt = (index: number): number => (places[index] ?? 0) * factor;
  const x = (moment: number): number => {
    const after = times.findIndex((time) => time >= moment);
    if (after === -1) return width;
    const [from, to] = [times[after - 1], times[after]];
    if (from === undefined || to === undefined || to === moment) return placeAt(after);
    return placeAt(after - 1) + ((moment - from) / (to - from)) * (placeAt(after) - placeAt(after - 1));
  };
  const pauses = steps.flatMap((step, index) =>
    step > longest ? [{ at: (placeAt(index) + placeAt(index + 1)) / 2, length: step }] : [],
  );
  return { x, pauses };
}
