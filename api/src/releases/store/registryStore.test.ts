import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aBuiltProduct } from '../../../testing/aBuiltProduct.ts';
import type { BuiltProduct } from '../../../testing/aBuiltProduct.ts';
import { startBucket } from '../../../testing/startBucket.ts';
import type { TestBucket } from '../../../testing/startBucket.ts';
import { createReleases } from '../createReleases.ts';
import { stateOf } from '../registry/Registry.ts';
import type { Releases } from '../Releases.ts';
import { readBucketSettings } from './readBucketSettings.ts';

let bucket: TestBucket;
let clock: { now: number };
let one: BuiltProduct;
let other: Releases;
beforeEach(async () => {
  bucket = await startBucket();
  clock = { now: Date.now() };
  one = await aBuiltProduct(clock, [], bucket.settings);
  // Another server: a disk of its own, and the same key.
  const dataDir = join(one.folder, 'other');
  await mkdir(dataDir);
  await cp(join(one.folder, 'data', 'release.key'), join(dataDir, 'release.key'));
  other = await createReleases({
    registryStore: bucket.settings,
    dataDir,
    productDir: one.folder,
    now: () => clock.now,
    moduleOrigins: [],
    publicUrl: null,
  });
  await one.release('shell', 's1', { 'index.html': '' });
  await one.release('mf-share', 'v1');
});
afterEach(async () => {
  await one.takeAway();
  bucket.stop();
});

const current = async (releases: Releases) => stateOf(await releases.registry(), 'mf-share').current;
/** What was read is good for two seconds. */
const later = () => {
  clock.now += 2_001;
};

test('what one server releases, another serves with every byte checked, and takes back for both', async () => {
  expect(await current(other)).toBe('v1');
  const folder = await other.folderOf('mf-share', 'v1', 'remoteEntry.js');
  expect(folder).toContain(join('other', 'releases', 'mf-share', 'v1'));
  await one.release('mf-share', 'v2');
  later();
  expect(await current(other)).toBe('v2');
  await other.rollBack('mf-share', null, 'x');
  later();
  expect(await current(one.releases)).toBe('v1');
});

test('what was changed in the store is served by nobody who takes it from there', async () => {
  bucket.objects.set('mf-share/v1/remoteEntry.js', Buffer.from('alert(1)'));
  expect(await other.folderOf('mf-share', 'v1', 'remoteEntry.js')).toBeNull();
  await one.release('mf-share', 'v2');
  const forged = String(bucket.objects.get('mf-share/v2/release.json')).replace('"size":1', '"size":2');
  bucket.objects.set('mf-share/v2/release.json', Buffer.from(forged));
  later();
  expect((await other.served('mf-share'))?.manifest.version).toBe('v1');
});

test('acts of two servers at one time follow each other', async () => {
  await Promise.all([
    one.releases.pin('shell', null, 'a'),
    other.pin('mf-share', null, 'b').then(() => other.unpin('mf-share', 'b')),
    one.release('mf-analyse', 'v1'),
  ]);
  later();
  for (const server of [one.releases, other]) {
    const acts = (await server.registry()).acts.map(({ id, act }) => `${act} ${id}`);
    for (const act of ['pin shell', 'pin mf-share', 'unpin mf-share', 'release mf-analyse'])
      expect(acts.filter((done) => done === act)).toEqual([act]);
  }
});

test('while the store is away pages are served as before, and nothing can be released', async () => {
  expect(await current(other)).toBe('v1');
  await other.folderOf('mf-share', 'v1', 'remoteEntry.js');
  bucket.isAway = true;
  later();
  expect(await current(other)).toBe('v1');
  expect(await other.folderOf('mf-share', 'v1', 'remoteEntry.js')).not.toBeNull();
  await expect(other.pin('mf-share', 'v1', 'x')).rejects.toThrow('503');
});

test('versions that nobody needs any more leave the store, too', async () => {
  for (const version of ['v2', 'v3']) {
    clock.now += 1_000;
    await one.release('mf-share', version);
  }
  expect([...bucket.objects.keys()]).toContain('mf-share/v1/remoteEntry.js');
  clock.now += 15 * 24 * 60 * 60_000;
  await one.releases.forget(new Set());
  expect([...bucket.objects.keys()].filter((name) => name.startsWith('mf-share/v1/'))).toEqual([]);
  expect([...bucket.objects.keys()]).toContain('mf-share/v3/remoteEntry.js');
});

test('half of its settings is said at the start', () => {
  const problems: string[] = [];
  const env: Readonly<Record<string, string>> = { REGISTRY_URL: 'https://s3.example.org/eimer/', REGISTRY_KEY_ID: 'a' };
  const read = (more: Readonly<Record<string, string>> = {}) =>
    readBucketSettings(
      'REGISTRY',
      (name) => ({ ...env, ...more })[name] ?? null,
      (sentence) => problems.push(sentence),
    );
  expect(read()).toBeNull();
  expect(problems.join()).toContain('REGISTRY_SECRET');
  expect(read({ REGISTRY_SECRET: 'b' })).toEqual({
    url: 'https://s3.example.org/eimer',
    accessKeyId: 'a',
    secretAccessKey: 'b',
    region: 'us-east-1',
  });
});
