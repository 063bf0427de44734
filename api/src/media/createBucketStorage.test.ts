import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { aStore } from '../../testing/media/aStore.ts';
import { runMediaStorageTests } from '../../testing/media/runMediaStorageTests.ts';
import { startBucket } from '../../testing/startBucket.ts';
import { createBucketStorage } from './createBucketStorage.ts';

const newParts = () => mkdtemp(join(tmpdir(), 'dialogwerk-parts-'));

runMediaStorageTests(async () => {
  const store = await aStore();
  const parts = await newParts();
  return {
    storage: await createBucketStorage(store.settings, parts),
    names: async () => [...(await store.names()), ...(await readdir(parts))],
    async takeAway() {
      await store.stop();
      await rm(parts, { recursive: true });
    },
  };
});

test('a store that is away is a fault, and leaves nothing on the disk', async () => {
  const store = await startBucket();
  const parts = await newParts();
  const storage = await createBucketStorage(store.settings, parts);
  store.isAway = true;
  await expect(storage.put('abcdefgh.png', Readable.from([Buffer.from('x')]))).rejects.toThrow('503');
  await expect(storage.get('abcdefgh.png')).rejects.toThrow('503');
  expect(await readdir(parts)).toEqual([]);
  store.stop();
  await rm(parts, { recursive: true });
}, 20_000);
