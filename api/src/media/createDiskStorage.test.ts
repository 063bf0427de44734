import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { createDiskStorage } from './createDiskStorage.ts';
import { runMediaStorageTests } from '../../testing/media/runMediaStorageTests.ts';

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => basename(name));
}

const newFolder = () => mkdtemp(join(tmpdir(), 'dialogwerk-media-'));

runMediaStorageTests(async () => {
  const folder = await newFolder();
  return {
    storage: await createDiskStorage(folder),
    names: () => filesIn(folder),
    takeAway: () => rm(folder, { recursive: true }),
  };
});

test('a start clears away the parts that a crash has left, but not those of another server', async () => {
  const folder = await newFolder();
  await mkdir(join(folder, 'parts'));
  await writeFile(join(folder, 'parts', 'old'), 'x');
  await writeFile(join(folder, 'parts', 'arriving'), 'x');
  const twoDaysAgo = new Date(Date.now() - 48 * 60 * 60_000);
  await utimes(join(folder, 'parts', 'old'), twoDaysAgo, twoDaysAgo);
  await createDiskStorage(folder);
  expect(await filesIn(folder)).toEqual(['arriving']);
  await rm(folder, { recursive: true });
});

test.skipIf(process.platform === 'win32')('nobody else on the machine can read the files', async () => {
  const folder = await newFolder();
  const storage = await createDiskStorage(join(folder, 'media'));
  async function* content() {
    yield Buffer.from('Hallo');
  }
  await storage.put('abcdefgh.txt', content());
  expect((await stat(join(folder, 'media'))).mode & 0o077).toBe(0);
  expect((await stat(join(folder, 'media', 'ab', 'abcdefgh.txt'))).mode & 0o077).toBe(0);
  await rm(folder, { recursive: true });
});
