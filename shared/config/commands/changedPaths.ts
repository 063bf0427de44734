import { projectRoot } from './projectPaths.ts';
import { runProcess } from './runProcess.ts';

const TWELVE_HOURS = 12 * 60 * 60;

/**
 * The files that a change touches, from the project's folder on: what was committed since it left `origin/main`, or on main itself the
 * commits of the twelve hours before the newest one, and what is not committed yet. Null where git does not know, so that all counts as touched.
 */
export async function changedPaths(folder = projectRoot): Promise<readonly string[] | null> {
  const [head, date] = await Promise.all([
    askGit(folder, 'rev-parse', 'HEAD'),
    askGit(folder, 'log', '-1', '--format=%ct'),
  ]);
  if (head === null || date === null) return null;
  const left = await askGit(folder, 'merge-base', 'HEAD', 'origin/main');
  const range = left !== null && left !== head ? `${left.trim()}..HEAD` : `--since=${Number(date) - TWELVE_HOURS}`;
  const [committed, open] = await Promise.all([
    askGit(folder, 'log', '-m', '--first-parent', '--name-only', '--format=', range),
    askGit(folder, 'status', '--porcelain', '-z', '--untracked-files=all', '--no-renames'),
  ]);
  if (committed === null || open === null) return null;
  const changed = open.split('\0').map((line) => line.slice(3));
  return [...new Set([...committed.split('\n'), ...changed])].filter((path) => path !== '');
}

/** From this many files on a change touches nearly every room, so that all tests would run for it: more than a landing has time for. */
const LARGE_CHANGE = 500;

/**
 * What of a change decides which tests run (`CHANGED_PATHS`): the folders of its files, so that they fit into an environment variable
 * however many were touched, and tests by their own names, because they are tried. Nothing of a large change: its tests take turns
 * alone. Null where nobody knows what was changed.
 */
export function roomsOf(changed: readonly string[] | null): readonly string[] | null {
  if (changed === null) return null;
  if (changed.length >= LARGE_CHANGE) return [];
  return [
    ...new Set(
      changed.map((path) => (/\.(?:test|spec)\.tsx?$/.test(path) ? path : path.split('/').slice(0, 6).join('/'))),
    ),
  ];
}

/** A number that stays the same for a commit, and is another one for most others; 0 where git does not know. */
export async function numberOfCommit(folder = projectRoot): Promise<number> {
  const head = await askGit(folder, 'rev-parse', 'HEAD');
  return head === null ? 0 : Number.parseInt(head.slice(0, 8), 16);
}

/** Git's answer as it comes; null where it has none. */
async function askGit(folder: string, ...args: readonly string[]): Promise<string | null> {
  const { code, output } = await runProcess('git', ['-c', 'core.quotePath=false', ...args], { cwd: folder });
  return code === 0 ? output : null;
}
