import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compositionText, moduleIds } from '@dialogwerk/shared/contract';
import type { ModuleId, RemoteRegistry } from '@dialogwerk/shared/contract';
import { z } from 'zod';

/** A file of a release, by its path inside the version's folder. */
const releaseFile = z.string().regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/);

const needsSchema = z.object({
  contract: z.int(),
  doors: z.record(z.string(), z.array(z.string())),
  calls: z.record(z.string(), z.string()),
  atoms: z.record(z.string(), z.int()),
  plugin: z.string(),
  runtime: z.string(),
});

/** What a build says that did not look: nothing. */
const nothingKnown = { contract: 1, doors: {}, calls: {}, atoms: {}, plugin: '', runtime: '' };

/** `<module>/dist/release.json`, written by the module's build. */
const releaseSchema = z.object({
  id: z.enum(moduleIds),
  contract: z.int(),
  version: z.string().regex(/^[\w-]{1,64}$/),
  entry: releaseFile,
  needs: needsSchema.default(nothingKnown),
  integrity: z.record(releaseFile, z.string().regex(/^sha384-[\w+/=]+$/)).default({}),
  /** What the entry imports first. */
  preload: z.array(releaseFile).default([]),
  /** The respondent's bundle, which does not need the federation (mf-assess-live). */
  live: releaseFile.optional(),
  /** What that needs first. */
  livePreload: z.array(releaseFile).default([]),
  /** What its parts on demand need beside, by name. */
  liveParts: z.record(z.string(), z.array(releaseFile)).default({}),
});
export type Release = z.output<typeof releaseSchema>;

/** The release of a module that is to be used now; null when there is none or its file cannot be read. */
export async function readRelease(productDir: string, id: ModuleId): Promise<Release | null> {
  try {
    const text = await readFile(join(productDir, id, 'dist', 'release.json'), 'utf8');
    const release = releaseSchema.safeParse(JSON.parse(text));
    return release.success && release.data.id === id ? release.data : null;
  } catch {
    return null;
  }
}

/** The address of a release's file; each version keeps its own, so that it may be cached for ever. */
export function releaseAddress({ id, version }: Pick<Release, 'id' | 'version'>, file: string): string {
  return `/remotes/${id}/${version}/${file}`;
}

/** The modules that the shell can load now, read afresh: a module taken away is not in it, one put back is. */
export async function readRegistry(productDir: string): Promise<RemoteRegistry> {
  const releases = (await Promise.all(moduleIds.map((id) => readRelease(productDir, id)))).filter(
    (release) => release !== null,
  );
  const versions = Object.fromEntries(releases.map(({ id, version }) => [id, version]));
  return {
    composition: createHash('sha256').update(compositionText(versions)).digest('hex').slice(0, 16),
    shell: '',
    api: '',
    calls: {},
    remotes: releases.map((release) => ({
      id: release.id,
      contract: release.contract,
      version: release.version,
      entry: releaseAddress(release, release.entry),
      needs: release.needs,
      integrity: release.integrity,
      signature: '',
      because: 'current',
      lastGood: null,
    })),
  };
}
