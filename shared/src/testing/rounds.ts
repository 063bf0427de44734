/** The environment variable that `pnpm test:long` sets to `1`. */
export const LONG_TESTS = 'LONG_TESTS';

/**
 * How often a test tries what rests on chance or takes long: `usual` times in each run, so that nobody waits for it, and
 * `long` times with `pnpm test:long`, before a release.
 */
export const rounds = (usual: number, long: number): number => (process.env[LONG_TESTS] === '1' ? long : usual);

/**
 * Those of `all` that a test tries in each run: one, which `index` chooses in turn, so that neighbours share them out; with
 * `pnpm test:long` all of them, that one first.
 */
export function inTurn<Item>(all: readonly Item[], index: number): readonly Item[] {
  const first = index % all.length;
  return [...all.slice(first), ...all.slice(0, first)].slice(0, rounds(1, all.length));
}
