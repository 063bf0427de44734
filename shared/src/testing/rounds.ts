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

/** The environment variable with the paths that a change touches, each on a line; without it, all counts as touched. */
export const CHANGED_PATHS = 'CHANGED_PATHS';

/** Whether a change touches any of these folders or files, so that what rests on them is tried; always with `pnpm test:long`. */
export function isTouched(rooms: readonly string[]): boolean {
  const changed = process.env[CHANGED_PATHS];
  if (changed === undefined || process.env[LONG_TESTS] === '1') return true;
  return changed.split('\n').some((path) => rooms.some((room) => path === room || path.startsWith(`${room}/`)));
}

/** The environment variable with a number of the commit that is tested. */
export const COMMIT_NUMBER = 'COMMIT_NUMBER';

/**
 * Those of `all` that this commit looks at: every third one, another third by the commit, and not always the same one where the file has its turn with every
 * third commit itself (`isTurnOf`); with `pnpm test:long` all of them.
 */
export function thirdOf<Item>(all: readonly Item[]): readonly Item[] {
  const third = Math.floor(Number(process.env[COMMIT_NUMBER] ?? 0) / 3) % 3;
  return all.filter((_, index) => index % 3 === third || rounds(0, 1) === 1);
}

/**
 * Whether a file of tests that are not tried each time is tried in this run: with every third commit, whenever the change touches the
 * file itself or one of the `rooms` that it rests on, and always where nobody counts commits, as when one is called by its name.
 */
export function isTurnOf(file: string, rooms: readonly string[] = []): boolean {
  const commit = process.env[COMMIT_NUMBER];
  if (commit === undefined || isTouched([file, ...rooms])) return true;
  const sum = Array.from(file, (sign) => sign.codePointAt(0) ?? 0).reduce((total, code) => total + code, 0);
  return sum % 3 === Number(commit) % 3;
}
