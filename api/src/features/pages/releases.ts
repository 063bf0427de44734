import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { moduleIds } from '@dialogwerk/shared/contract';
import type { ModuleId, RemoteRegistry } from '@dialogwerk/shared/contract';
import { z } from 'zod';

/** A file of a release, by its path inside the version's folder. */
const releaseFile = z.string().regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/);

/** `<module>/dist/release.json`, written by the module's build. */
const releaseSchema = z.object({
  id: z.enum(moduleIds),
  contract: z.int(),
  version: z.string().regex(/^[\w-]{1,64}$/),
  entry: releaseFile,
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
  const releases = await Promise.all(moduleIds.map((id) => readRelease(productDir, id)));
  return {
    remotes: releases
      .filter((release) => release !== null)
      .map((release) => ({
        id: release.id,
        contract: release.contract,
        version: release.version,
        entry: releaseAddress(release, release.entry),
      })),
  };
}
