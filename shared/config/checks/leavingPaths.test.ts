import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inProject } from '../commands/projectPaths.ts';
import { leavingPaths } from './leavingPaths.ts';

test('nothing in the project reads what lies outside of it: a clone stands alone', async () => {
  expect(await leavingPaths(inProject())).toEqual([]);
});

test('a path that leads out is found, one that stays is not', async () => {
  const root = await mkdtemp(join(tmpdir(), 'dialogwerk-paths-'));
  try {
    await mkdir(join(root, 'a'));
    await writeFile(join(root, 'a', 'in.ts'), "import '../b.ts';\nnew URL('../c/', import.meta.url);\n");
    await writeFile(join(root, 'a', 'out.ts'), "export * from '../../b.ts';\nnew URL('../../c/', import.meta.url);\n");
    expect((await leavingPaths(root)).toSorted()).toEqual(['a/out.ts: ../../b.ts', 'a/out.ts: ../../c/']);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
});
