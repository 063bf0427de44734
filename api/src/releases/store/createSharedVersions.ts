import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ReleasableId } from '@dialogwerk/shared/contract';
import { DOORS, MANIFEST, parseManifest, SHAPES } from '../versions/Manifest.ts';
import { unlessMissing } from '../versions/versionStore.ts';
import type { OwnVersion, VersionStore } from '../versions/versionStore.ts';
import type { Bucket } from './Bucket.ts';

/** Of a version that the store does not have either, it is asked again after so long. */
const MISSING_MS = 30_000;

/**
 * Versions in a store, kept on this server's disk (`folder`) as they are first asked for. What is not as it was sealed is as
 * if it were not there, wherever it was changed. A version of another host has a manifest alone.
 */
export function createSharedVersions(
  local: VersionStore,
  bucket: Bucket,
  { folder, now }: { readonly folder: string; readonly now: () => number },
): VersionStore {
  const fetching = new Map<string, Promise<void>>();
  const missing = new Map<string, number>();

  async function send(id: ReleasableId, version: string, place: string, files: readonly string[]): Promise<void> {
    // The manifest last: who sees it finds all of it.
    for (const file of [...files, SHAPES, DOORS, MANIFEST]) {
      const bytes = await readFile(join(place, file)).catch(unlessMissing);
      if (bytes) await bucket.write(`${id}/${version}/${file}`, bytes);
    }
    missing.delete(`${id}/${version}`);
  }

  async function bring(id: ReleasableId, version: string): Promise<void> {
    const name = `${id}/${version}`;
    const manifest = await bytesOf(`${name}/${MANIFEST}`);
    const parsed = manifest && parseManifest(manifest.toString());
    if (!manifest || !parsed) {
      missing.set(name, now());
      return;
    }
    const next = join(folder, id, `.${version}-${process.pid}`);
    const target = join(folder, id, version);
    await rm(next, { recursive: true, force: true });
    for (const file of [...Object.keys(parsed.files), SHAPES, DOORS]) {
      const bytes = await bytesOf(`${name}/${file}`);
      if (!bytes) continue;
      await mkdir(dirname(join(next, file)), { recursive: true });
      await writeFile(join(next, file), bytes);
    }
    await mkdir(next, { recursive: true });
    await writeFile(join(next, MANIFEST), manifest);
    await rm(target, { recursive: true, force: true });
    await rename(next, target);
  }

  async function bytesOf(name: string): Promise<Buffer | null> {
    const found = await bucket.read(name);
    return found === null || found === 'same' ? null : found.bytes;
  }

  async function open(id: ReleasableId, version: string, seal: string): Promise<OwnVersion | null> {
    const here = await local.open(id, version, seal);
    const name = `${id}/${version}`;
    if (here || now() - (missing.get(name) ?? -Infinity) < MISSING_MS) return here;
    const coming = fetching.get(name) ?? bring(id, version).finally(() => fetching.delete(name));
    fetching.set(name, coming);
    // A store that is away must not keep the last good version from being served.
    await coming.catch(() => missing.set(name, now()));
    return local.open(id, version, seal);
  }

  return {
    ...local,
    open,
    async take(id, version, from) {
      const taken = await local.take(id, version, from);
      const there = await bucket.read(`${id}/${version}/${MANIFEST}`);
      if (there === null) await send(id, version, taken.folder, Object.keys(taken.manifest.files));
      return taken;
    },
    async note(id, found) {
      await local.note(id, found);
      await send(id, found.manifest.version, join(folder, id, found.manifest.version), []);
    },
    async remove(id, version) {
      const manifest = await bytesOf(`${id}/${version}/${MANIFEST}`);
      const files = Object.keys((manifest && parseManifest(manifest.toString())?.files) ?? {});
      for (const file of [MANIFEST, SHAPES, DOORS, ...files]) await bucket.remove(`${id}/${version}/${file}`);
      await local.remove(id, version);
    },
  };
}
