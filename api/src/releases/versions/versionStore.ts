import { createHash } from 'node:crypto';
import { copyFile, link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ReleasableId } from '@dialogwerk/shared/contract';
import { doorRecord } from '@dialogwerk/shared/contract/doors';
import type { DoorRecord } from '@dialogwerk/shared/contract/doors';
import { callShapes } from '@dialogwerk/shared/contract/shapes';
import type { CallShape } from '@dialogwerk/shared/contract/shapes';
import type { ForeignVersion } from './fetchForeign.ts';
import { DOORS, MANIFEST, readManifest, SHAPES } from './Manifest.ts';
import type { Manifest } from './Manifest.ts';
import { ReleaseError } from '../ReleaseError.ts';
import { releaseTexts } from '../texts.ts';

/** A version whose manifest is as it was sealed. */
export interface KeptVersion {
  readonly folder: string;
  readonly manifest: Manifest;
  readonly bytes: Buffer;
  /** The address of its folder where another host sends its files. */
  readonly base: string | null;
}

/** A version as it stands in its folder, wherever its files are. */
export type OwnVersion = Omit<KeptVersion, 'base'>;

/** The versions' folders of an installation. What was changed on disk since it came in is as if it were not there. */
export interface VersionStore {
  /** Takes a built version in, once. Throws `ReleaseError` when it is not whole. */
  take(id: ReleasableId, version: string, from: string): Promise<OwnVersion>;
  /** Notes a version whose files stay on another host. */
  note(id: ReleasableId, found: ForeignVersion): Promise<void>;
  /** null when there is none, or its manifest's bytes do not bear the seal. */
  open(id: ReleasableId, version: string, seal: string): Promise<OwnVersion | null>;
  /** Whether the file and its compressed copies are as the manifest says. */
  isSound(kept: OwnVersion, file: string): Promise<boolean>;
  /** What the calls that a version makes looked like when it was built. */
  shapesOf(kept: OwnVersion): Promise<Readonly<Record<string, CallShape>>>;
  /** What a version takes of shared doors and gives; null for one that was built before builds have said it. */
  doorsOf(kept: OwnVersion): Promise<DoorRecord | null>;
  remove(id: ReleasableId, version: string): Promise<void>;
}

export function createVersionStore(folder: string, isSealed: (bytes: Buffer, seal: string) => boolean): VersionStore {
  const opened = new Map<string, { readonly stamp: string; readonly kept: OwnVersion }>();
  const sound = new Map<string, string>();

  async function isSound({ folder: of, manifest }: OwnVersion, file: string): Promise<boolean> {
    const copies = [file, `${file}.br`, `${file}.gz`].filter((name) => Object.hasOwn(manifest.files, name));
    if (copies[0] !== file) return false;
    const checked = copies.map(async (name) => {
      const path = join(of, name);
      const stamp = await stampOf(path);
      if (stamp === null) return false;
      if (sound.get(path) === stamp) return true;
      if ((await sha256(path)) !== manifest.files[name]) return false;
      sound.set(path, stamp);
      return true;
    });
    return (await Promise.all(checked)).every(Boolean);
  }

  return {
    isSound,

    async take(id, version, from) {
      const target = join(folder, id, version);
      const there = await readManifest(target);
      if (there) return { folder: target, ...there };
      const read = await readManifest(from);
      if (!read || read.manifest.id !== id || read.manifest.version !== version)
        throw new ReleaseError(releaseTexts.broken(id, version));
      const next = join(folder, id, `.${version}`);
      await rm(next, { recursive: true, force: true });
      for (const file of [...Object.keys(read.manifest.files), SHAPES, MANIFEST])
        await linkOrCopy(join(from, file), join(next, file));
      await linkOrCopy(join(from, DOORS), join(next, DOORS)).catch(unlessMissing);
      const kept = { folder: next, ...read };
      const whole = await Promise.all(Object.keys(read.manifest.files).map((file) => isSound(kept, file)));
      if (!whole.every(Boolean)) {
        await rm(next, { recursive: true, force: true });
        throw new ReleaseError(releaseTexts.broken(id, version));
      }
      await rename(next, target);
      return { folder: target, ...read };
    },

    async note(id, { manifest, bytes, shapes, doors }) {
      const target = join(folder, id, manifest.version);
      await mkdir(target, { recursive: true });
      await writeFile(join(target, SHAPES), shapes);
      if (doors) await writeFile(join(target, DOORS), doors);
      await writeFile(join(target, MANIFEST), bytes);
    },

    async open(id, version, seal) {
      const place = join(folder, id, version);
      const found = await stampOf(join(place, MANIFEST));
      if (found === null) return null;
      const stamp = `${found} ${seal}`;
      const known = opened.get(place);
      if (known?.stamp === stamp) return known.kept;
      const read = await readManifest(place);
      const isRight =
        read && read.manifest.id === id && read.manifest.version === version && isSealed(read.bytes, seal);
      if (!isRight) return null;
      const kept = { folder: place, ...read };
      opened.set(place, { stamp, kept });
      return kept;
    },

    async shapesOf({ folder: of }) {
      return callShapes.parse(JSON.parse(await readFile(join(of, SHAPES), 'utf8')));
    },

    async doorsOf({ folder: of }) {
      const text = await readFile(join(of, DOORS), 'utf8').catch(unlessMissing);
      return text === undefined ? null : doorRecord.parse(JSON.parse(text));
    },

    async remove(id, version) {
      opened.delete(join(folder, id, version));
      await rm(join(folder, id, version), { recursive: true, force: true });
    },
  };
}

/** Changes with whatever is done to a file; null when there is none. */
async function stampOf(path: string): Promise<string | null> {
  const found = await stat(path, { bigint: true }).catch(() => null);
  return found?.isFile() ? `${found.ino} ${found.ctimeNs} ${found.size}` : null;
}

async function sha256(path: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(path))
    .digest('hex');
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** For `catch`: a file that is not there is `undefined`; any other fault stays one. */
export function unlessMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}

/** A link costs no room; between file systems there are none. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  try {
    await link(from, to);
  } catch (error) {
    if (isMissing(error)) throw error;
    await copyFile(from, to);
  }
}
