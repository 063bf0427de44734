import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { moduleManifest, releasableId } from '@dialogwerk/shared/contract/schemas';
import { z } from 'zod';

/** A file of a version, by its path inside the version's folder: never out of it. */
const file = z.string().regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/);
export const versionName = z.string().regex(/^[\w-]{1,64}$/);
const base64 = /[\w+/=]+/.source;

const given = z.object({
  contract: z.int(),
  doors: z.record(z.string(), z.array(z.string())),
  atoms: z.record(z.string(), z.int()),
  plugin: z.string(),
  runtime: z.string(),
});

/** `release.json` in a version's folder: what its build says of it. */
export const manifestSchema = z.object({
  id: releasableId,
  contract: z.int(),
  version: versionName,
  needs: given.extend({ calls: z.record(z.string(), z.string()) }),
  /** What a shell gives to modules. */
  provided: given.optional(),
  /** What a module says of itself; older builds say nothing. */
  area: moduleManifest.optional(),
  /** For the browser: every script and style sheet. */
  integrity: z.record(file, z.string().regex(new RegExp(`^sha384-${base64}$`))),
  /** For the server: SHA-256 in hex of every file, the compressed ones too. */
  files: z.record(file, z.string().regex(/^[\da-f]{64}$/)),
  /** Bytes on the way to the browser of all scripts and style sheets. */
  size: z.int(),
  entry: file.optional(),
  /** What the entry imports first. */
  preload: z.array(file).default([]),
  /** The respondent's bundle, which does not need the federation (mf-assess-live). */
  live: file.optional(),
  /** What that needs first. */
  livePreload: z.array(file).default([]),
  /** What its parts on demand need beside, by name. */
  liveParts: z.record(z.string(), z.array(file)).default({}),
});
export type Manifest = z.output<typeof manifestSchema>;

/** The name of the manifest in a version's folder. */
export const MANIFEST = 'release.json';
/** The shapes of the calls that a version makes, beside the manifest. */
export const SHAPES = 'calls.json';
/** What a version takes of shared doors and gives to others, with the types, beside the manifest. */
export const DOORS = 'doors.json';

/** The manifest of a version's folder with the bytes that a seal is made over; null when it cannot be read. */
export async function readManifest(folder: string): Promise<{ manifest: Manifest; bytes: Buffer } | null> {
  const bytes = await readFile(join(folder, MANIFEST)).catch(() => null);
  if (!bytes) return null;
  const manifest = parseManifest(bytes.toString());
  return manifest && { manifest, bytes };
}

/** A manifest's text; null when it is none. */
export function parseManifest(text: string): Manifest | null {
  try {
    return manifestSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
