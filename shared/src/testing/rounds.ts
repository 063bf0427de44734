/** The environment variable that `pnpm test:long` sets to `1`. */
export const LONG_TESTS = 'LONG_TESTS';

/**
 * How often a test tries what rests on chance or takes long: `usual` times in each run, so that nobody waits for it, and
 * `long` times with `pnpm test:long`, before a release.
 */
export const rounds = (usual: number, long: number): number => (process.env[LONG_TESTS] === '1' ? long : usual);
