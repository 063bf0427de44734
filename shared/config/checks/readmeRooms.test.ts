import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtPackages } from '../commands/projectPaths.ts';
import { inProject } from '../commands/projectPaths.ts';

/** The paths in the first column of a README's table of rooms, from the module's `src`; one without a folder stands beside the one before it. */
function roomsIn(readme: string): string[] {
  const cells = [...readme.matchAll(/^\| (`[^|]+) \|/gm)].map(([, cell = '']) => cell);
  return cells.flatMap((cell) => {
    const named = [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
    const folder = /^(.*\/)/.exec(named[0] ?? '')?.[1] ?? '';
    return named.map((path) => (path.includes('/') ? path : `${folder}${path}`));
  });
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

test.each(builtPackages)('the README of %s names its rooms, all of its features and nothing else', async (id) => {
  const source = inProject(id, 'src');
  const rooms = roomsIn(await readFile(inProject(id, 'README.md'), 'utf8'));
  expect(rooms.length).toBeGreaterThan(2);
  const gone = [];
  for (const room of rooms) if (!(await isFolder(join(source, room)))) gone.push(room);
  expect(gone).toEqual([]);
  const features = await readdir(join(source, 'features')).catch(() => []);
  expect(features.map((name) => `features/${name}`).filter((path) => !rooms.includes(path))).toEqual([]);
});
