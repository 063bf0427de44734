import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ReleasableId, ReleaseNeeds } from '@dialogwerk/shared/contract';
import { createReleases } from '../src/releases/createReleases.ts';
import type { BucketSettings } from '../src/releases/store/Bucket.ts';
import type { Releases } from '../src/releases/Releases.ts';

/** An installation whose releases a test makes. */
export interface BuiltProduct {
  /** The root folder; releases stand in `data/releases`. */
  readonly folder: string;
  readonly releases: Releases;
  /** The clock of releases, in milliseconds. */
  readonly clock: { now: number };
  /** Builds a version of these files; further fields go into its manifest. Releases nothing. */
  build(id: ReleasableId, version: string, files?: Files, fields?: Readonly<Record<string, unknown>>): Promise<void>;
  /** Builds and releases a version. */
  release(id: ReleasableId, version: string, files?: Files, fields?: Readonly<Record<string, unknown>>): Promise<void>;
  takeAway(): Promise<void>;
}

type Files = Readonly<Record<string, string | Buffer>>;

/** Nothing of shell and api. */
export const needsNothing: ReleaseNeeds = { contract: 1, doors: {}, calls: {}, atoms: {}, plugin: '1', runtime: '1' };

/** An installation with nothing built yet. */
export async function aBuiltProduct(
  clock: { now: number } = { now: Date.now() },
  moduleOrigins: readonly string[] = [],
  registryStore: BucketSettings | null = null,
): Promise<BuiltProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'dialogwerk-product-'));
  const releases = await createReleases({
    registryStore,
    dataDir: join(folder, 'data'),
    productDir: folder,
    now: () => clock.now,
    moduleOrigins,
    publicUrl: null,
  });
  const build: BuiltProduct['build'] = async (id, version, given = {}, fields = {}) => {
    const files = id === 'shell' ? given : { 'remoteEntry.js': `export const version = '${version}'`, ...given };
    const dist = join(folder, id, 'dist');
    const write = async (path: string, content: string | Buffer): Promise<void> => {
      await mkdir(dirname(join(dist, path)), { recursive: true });
      await writeFile(join(dist, path), content);
    };
    for (const [path, content] of Object.entries(files)) await write(`${version}/${path}`, content);
    const scripts = Object.entries(files).filter(([path]) => path.endsWith('.js'));
    const manifest = {
      id,
      contract: 1,
      version,
      needs: needsNothing,
      ...(id === 'shell' ? { provided: needsNothing } : { entry: 'remoteEntry.js' }),
      integrity: Object.fromEntries(scripts.map(([path, content]) => [path, hashed('sha384', content)])),
      files: Object.fromEntries(
        Object.entries(files).map(([path, content]) => [path, createHash('sha256').update(content).digest('hex')]),
      ),
      size: 1,
      ...fields,
    };
    await write(`${version}/calls.json`, '{}');
    await write(`${version}/release.json`, JSON.stringify(manifest));
    await write('built.json', JSON.stringify({ version, sources: '' }));
  };
  return {
    folder,
    releases,
    clock,
    build,
    async release(...version) {
      await build(...version);
      await releases.release(version[0], null, 'test');
    },
    takeAway: () => rm(folder, { recursive: true }),
  };
}

const hashed = (algorithm: 'sha384', content: string | Buffer): string =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
