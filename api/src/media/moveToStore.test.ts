import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { aStore } from '../../testing/media/aStore.ts';
import { createBucketStorage } from './createBucketStorage.ts';
import { createDiskStorage } from './createDiskStorage.ts';
import { moveToStore } from './moveToStore.ts';

test('an installation changes from the disk to a store, and goes on where it was broken off', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dialogwerk-media-'));
  const store = await aStore();
  const disk = await createDiskStorage(folder);
  const bucket = await createBucketStorage(store.settings, join(folder, 'parts'));
  const names = ['aaaaaaaa-1.png', 'bbbbbbbb-2.mp4', 'cccccccc-3.webp'];
  for (const name of names) await disk.put(name, Readable.from([Buffer.from(`Inhalt von ${name}`)]));
  await bucket.put('bbbbbbbb-2.mp4', Readable.from([Buffer.from('Inhalt von bbbbbbbb-2.mp4')]));
  expect(await moveToStore(folder, disk, bucket)).toEqual({ copied: 2, there: 1 });
  expect(await moveToStore(folder, disk, bucket)).toEqual({ copied: 0, there: 3 });
  for (const name of names) {
    const kept = await bucket.get(name);
    expect(kept && String(await buffer(kept))).toBe(`Inhalt von ${name}`);
  }
  await store.stop();
  await rm(folder, { recursive: true });
}, 30_000);
