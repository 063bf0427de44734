import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calls } from '@dialogwerk/shared/contract/calls';
import { callShapeOf, shapeHash } from '@dialogwerk/shared/contract/shapes';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aBuiltProduct, needsNothing } from '../../testing/aBuiltProduct.ts';
import type { BuiltProduct } from '../../testing/aBuiltProduct.ts';
import { describeReleases } from './describeReleases.ts';
import { createReleases } from './createReleases.ts';
import { stateOf } from './registry/Registry.ts';
import { announceApi } from './gate/servingApi.ts';

const DAY_MS = 24 * 60 * 60_000;
let product: BuiltProduct;
beforeEach(async () => {
  product = await aBuiltProduct();
  await product.release('shell', 's1', { 'index.html': '' });
});
afterEach(() => product.takeAway());

const current = async () => stateOf(await product.releases.registry(), 'mf-share').current;
/** As after a restart: nothing is remembered. */
const restarted = () =>
  createReleases({
    registryStore: null,
    dataDir: join(product.folder, 'data'),
    productDir: product.folder,
    now: () => product.clock.now,
    moduleOrigins: [],
    publicUrl: null,
  });

describe('a release', () => {
  test('is not what a build does', async () => {
    await product.release('mf-share', 'v1');
    await product.build('mf-share', 'v2');
    expect(await current()).toBe('v1');
    expect(await product.releases.folderOf('mf-share', 'v2', 'remoteEntry.js')).toBeNull();
  });

  test('of what is served already changes nothing', async () => {
    await product.release('mf-share', 'v1');
    const before = await product.releases.registry();
    await product.release('mf-share', 'v1');
    expect(await product.releases.registry()).toEqual(before);
  });

  test('keeps the versions before it, and names who, when and what in its list', async () => {
    await product.release('mf-share', 'v1');
    await product.release('mf-share', 'v2');
    await product.release('mf-share', 'v3');
    for (const version of ['v1', 'v2', 'v3'])
      expect(await product.releases.folderOf('mf-share', version, 'remoteEntry.js')).not.toBeNull();
    expect(describeReleases(await product.releases.registry())).toMatch(/mf-share\n  v3 .* test  freigegeben\n  v2 /);
  });

  test('of a build that was changed afterwards, or is not whole, is refused', async () => {
    await product.build('mf-share', 'v1');
    await writeFile(join(product.folder, 'mf-share/dist/v1/remoteEntry.js'), 'alert(1)');
    await expect(product.releases.release('mf-share', null, 'x')).rejects.toThrow('unvollständig oder verändert');
    await expect(product.releases.release('mf-analyse', null, 'x')).rejects.toThrow('ist nicht gebaut');
    await expect(product.releases.release('mf-share', 'v9', 'x')).rejects.toThrow(
      'gibt es in dieser Installation nicht',
    );
  });

  test.each([
    ['a new part of shared/ui', { doors: { '@dialogwerk/shared/ui': ['Chart'] } }, 'Chart aus @dialogwerk/shared/ui'],
    ['a new call', { calls: { listCharts: 'aa' } }, 'der Aufruf listCharts'],
    ['another contract', { contract: 2 }, 'die Version 2 des Modulvertrags'],
    ['an older plugin', { plugin: '0' }, 'gebaut wurde mit 0 / 1'],
    ['an atom of another shape', { atoms: { $survey: 2 } }, '$survey in dieser Form'],
  ])('that needs %s is refused with a sentence, and nothing changes', async (_, needs, sentence) => {
    await product.release('mf-share', 'v1');
    const release = product.release('mf-share', 'v2', {}, { needs: { ...needsNothing, ...needs } });
    await expect(release).rejects.toThrow(`mf-share v2 passt nicht zu shell s1: Es fehlt ${sentence}`.slice(0, 40));
    await expect(release).rejects.toThrow(sentence);
    expect(await current()).toBe('v1');
  });

  test('of a shell that takes away what a released module needs is refused', async () => {
    const doors = { react: ['useState'] };
    await product.release('shell', 's2', {}, { provided: { ...needsNothing, doors } });
    await product.release('mf-share', 'v1', {}, { needs: { ...needsNothing, doors } });
    await expect(product.release('shell', 's3')).rejects.toThrow('mf-share v1 passt nicht zu shell s3');
  });

  test('that makes a call as it was when it was built passes while the api still serves that', async () => {
    const shape = callShapeOf(calls.logout);
    const made = { logout: shapeHash(shape) };
    await product.release('mf-share', 'v1', {}, { needs: { ...needsNothing, calls: made } });
    const { calls: provided } = await product.releases.remotes();
    expect(provided['logout']?.split(' ')).toContain(made.logout);
  });
});

test('a command goes by the api that serves, until it stops, though its own sources have gone on', async () => {
  const made = { logout: shapeHash(callShapeOf(calls.logout)) };
  await product.build('mf-share', 'v1', {}, { needs: { ...needsNothing, calls: made } });
  await announceApi(product.releases.folder, { version: 'old', shapes: {} });
  const refused = product.releases.release('mf-share', null, 'x');
  await expect(refused).rejects.toThrow('Es fehlt der Aufruf logout in dieser Form');
  await expect(refused).rejects.toThrow('Starten Sie ihn neu');
  await product.releases.leave();
  expect(await product.releases.release('mf-share', null, 'x')).toBe('v1');
});

describe('a rollback', () => {
  beforeEach(async () => {
    await product.release('mf-share', 'v1');
    product.clock.now += 1000;
    await product.release('mf-share', 'v2');
    product.clock.now += 1000;
  });

  test('goes to the last good version, and survives build, start and restart', async () => {
    expect(await product.releases.rollBack('mf-share', null, 'anna')).toBe('v1');
    await product.build('mf-share', 'v3');
    const again = await restarted();
    expect(await again.adopt('start')).toEqual(['mf-share bleibt auf v1: Es ist festgehalten.']);
    expect(await current()).toBe('v1');
    expect(await again.release('mf-share', null, 'anna')).toBe('v3');
    expect(await current()).toBe('v3');
  });

  test('never leads to what was left by one before', async () => {
    await product.releases.rollBack('mf-share', null, 'anna');
    await expect(product.releases.rollBack('mf-share', null, 'anna')).rejects.toThrow('keine frühere Version');
  });
});

test('a pinned part is moved by nothing until it is let go', async () => {
  await product.release('mf-share', 'v1');
  await product.releases.pin('mf-share', null, 'anna');
  await expect(product.release('mf-share', 'v2')).rejects.toThrow('festgehalten');
  await (await restarted()).adopt('start');
  expect(await current()).toBe('v1');
  await product.releases.unpin('mf-share', 'anna');
  await product.release('mf-share', 'v2');
  expect(await current()).toBe('v2');
});

test('a start takes what was built anew, and stays with what there is when that does not fit', async () => {
  await product.build('mf-share', 'v1');
  expect(await (await restarted()).adopt('start')).toEqual([]);
  expect(await current()).toBe('v1');
  await product.build('mf-share', 'v2', {}, { needs: { ...needsNothing, contract: 2 } });
  expect((await (await restarted()).adopt('start')).join()).toContain('mf-share v2 passt nicht');
  expect(await current()).toBe('v1');
});

test('a trial reaches its share of browsers and those it names, the same ones each time, and can be ended', async () => {
  await product.release('mf-share', 'v1');
  await product.build('mf-share', 'v2');
  await product.releases.tryOut('mf-share', { version: null, share: 0.25, users: ['anna'] }, 'x');
  const got = async (share: number | null, user_id: string | null) =>
    (await product.releases.remotes({ share, user_id, replay: {} })).remotes[0];
  expect(await got(0.24, null)).toMatchObject({ version: 'v2', because: 'canary', lastGood: { version: 'v1' } });
  expect(await got(null, 'anna')).toMatchObject({ version: 'v2', because: 'user' });
  for (const [share, user] of [
    [0.25, 'bert'],
    [null, null],
  ] as const)
    expect(await got(share, user)).toMatchObject({ version: 'v1', because: 'current' });
  const { composition } = await product.releases.remotes({ share: 0, user_id: null, replay: {} });
  await product.releases.endCanary('mf-share', 'taken-back', 'x');
  expect(await got(0, 'anna')).toMatchObject({ version: 'v1', lastGood: null });
  const replay = (await product.releases.registry()).compositions[composition] ?? {};
  const again = await product.releases.remotes({ share: null, user_id: null, replay });
  expect(again).toMatchObject({ composition, remotes: [{ version: 'v2', because: 'replay' }] });
});

test('a version goes 14 days after it was last served, unless a tab uses it or it is the one to go back to', async () => {
  for (const version of ['v1', 'v2', 'v3', 'v4']) {
    await product.release('mf-share', version);
    product.clock.now += 1000;
  }
  product.clock.now += 13 * DAY_MS;
  await product.releases.forget(new Set());
  product.clock.now += 2 * DAY_MS;
  const kept = async () => Object.keys(stateOf(await product.releases.registry(), 'mf-share').versions);
  expect(await kept()).toEqual(['v1', 'v2', 'v3', 'v4']);
  await product.releases.forget(new Set(['mf-share@v1']));
  expect(await kept()).toEqual(['v1', 'v3', 'v4']);
  expect(await product.releases.folderOf('mf-share', 'v1', 'remoteEntry.js')).not.toBeNull();
  await expect(readFile(join(product.releases.folder, 'mf-share', 'v2', 'release.json'))).rejects.toThrow('ENOENT');
});

test('a registry that was forged, with another seal, is not served', async () => {
  await product.release('mf-share', 'v1');
  const file = join(product.releases.folder, 'registry.json');
  const forged = (await readFile(file, 'utf8')).replaceAll(/"seal": "[^"]*"/g, '"seal": "AAAA"');
  await writeFile(file, forged);
  expect((await product.releases.remotes()).remotes).toEqual([]);
  expect(await (await restarted()).folderOf('mf-share', 'v1', 'remoteEntry.js')).toBeNull();
});

test('a registry that cannot be read is no empty one', async () => {
  await rm(join(product.releases.folder, 'registry.json'));
  await writeFile(join(product.releases.folder, 'registry.json'), '{');
  await expect(product.releases.registry()).rejects.toThrow('lassen sich nicht lesen');
});

test('acts at one time follow each other, also from two processes', async () => {
  const other = await restarted();
  await Promise.all(
    [1, 2, 3, 4, 5, 6].map(async (number) => {
      const id = number % 2 ? 'mf-share' : 'mf-analyse';
      await product.build(id, `v${number}`);
    }),
  );
  await Promise.all([
    product.releases.release('mf-share', null, 'a'),
    other.release('mf-analyse', null, 'b'),
    product.releases.pin('shell', null, 'a'),
  ]);
  const { acts } = await other.registry();
  expect(acts.map(({ act }) => act).toSorted()).toEqual(['pin', 'release', 'release', 'release']);
});
