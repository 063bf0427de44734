import { rmSync } from 'node:fs';
import { chmod, mkdtemp, readFile, statfs } from 'node:fs/promises';

const MEMORY = '/dev/shm';

/** Room for the data of a run, in bytes; it takes a tenth of that. */
const ROOM = 4_000_000_000;

/**
 * Makes a folder of its own in memory, where Linux has one with room in it, and removes it when this process ends: a run makes
 * and removes tens of thousands of files of databases, which cost a disk more time the more of them have just been removed.
 * Gives its path; null elsewhere.
 */
export async function makeMemoryFolder(): Promise<string | null> {
  const mounts = await readFile('/proc/mounts', 'utf8').catch(() => '');
  if (!holdsPrograms(mounts)) return null;
  const free = await statfs(MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  if (free < ROOM) return null;
  // Short, because the path of a socket may have 107 bytes.
  const path = await mkdtemp(`${MEMORY}/dw-`);
  // Because PostgreSQL runs as another user when root runs the tests, and must get in.
  await chmod(path, 0o755);
  process.once('exit', () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  return path;
}

/** Whether /dev/shm lies in memory and programs may run from there, by the text of /proc/mounts. */
export const holdsPrograms = (mounts: string): boolean =>
  mounts
    .split('\n')
    .map((line) => line.split(' '))
    .some(
      ([, place, type, options = '']) => place === MEMORY && type === 'tmpfs' && !options.split(',').includes('noexec'),
    );
