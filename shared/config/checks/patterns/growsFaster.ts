/** As a search for slow texts gives one: a beginning, parts that are repeated, an end. */
export interface Attack {
  readonly pumps: readonly { readonly prefix: string; readonly pump: string }[];
  readonly suffix: string;
}

/** A pattern that is timed for less than this tells nothing. */
const LEAST_MS = 4;
const LONGEST_TEXT = 400_000;
/** Four times the text takes a linear pattern some four times as long, one that is not sixteen times. */
const TIMES = 4;
const MOST = 8;
const TRIES = 5;

/** Whether a pattern really takes more and more time for each sign of a text that grows. */
export function growsFaster(source: string, flags: string, { pumps, suffix }: Attack): boolean {
  const pattern = new RegExp(source, flags);
  const textOf = (repeats: number): string =>
    pumps.map(({ prefix, pump }) => prefix + pump.repeat(repeats)).join('') + suffix;
  const msOf = (repeats: number): number => {
    const text = textOf(repeats);
    const tries = Array.from({ length: TRIES }, () => {
      pattern.lastIndex = 0;
      const begun = performance.now();
      // As what replaces, splits or looks for all does.
      text.replace(pattern, '');
      return performance.now() - begun;
    });
    return Math.min(...tries);
  };
  let repeats = 500;
  while (msOf(repeats) < LEAST_MS && textOf(repeats * TIMES).length < LONGEST_TEXT) repeats *= 2;
  return msOf(repeats * TIMES) > MOST * Math.max(msOf(repeats), LEAST_MS / TIMES);
}
