import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { moduleManifest } from '../../src/contract/schemas/moduleManifest.ts';
import { releasableId } from '../../src/contract/schemas/moduleId.ts';

const needs = z.object({
  contract: z.int(),
  doors: z.record(z.string(), z.array(z.string())),
  calls: z.record(z.string(), z.string()),
  atoms: z.record(z.string(), z.int()),
  plugin: z.string(),
  runtime: z.string(),
});

/** What of a version's manifest a page is told. */
const manifestSchema = z.object({
  id: releasableId,
  version: z.string(),
  contract: z.int(),
  needs,
  integrity: z.record(z.string(), z.string()),
  area: moduleManifest.optional(),
  entry: z.string().optional(),
});

/** A built version, wherever its files stand. */
export interface Built {
  readonly manifest: z.output<typeof manifestSchema>;
  /** null where there is no such file. */
  read(file: string): Promise<Buffer | null>;
}

/** The version in a folder, or at an address that ends with a slash. Throws where none stands there. */
export async function openBuilt(place: string): Promise<Built> {
  const read = /^https?:/.test(place)
    ? (file: string) => fetchFile(new URL(file, place))
    : (file: string) => readFile(join(place, file)).catch(() => null);
  const text = await read('release.json');
  const manifest = text && manifestSchema.safeParse(JSON.parse(text.toString())).data;
  if (!manifest) throw new Error(`Unter ${place} steht keine gebaute Version.`);
  return { manifest, read };
}

async function fetchFile(address: URL): Promise<Buffer | null> {
  const answer = await fetch(address).catch(() => null);
  return answer?.ok ? Buffer.from(await answer.arrayBuffer()) : null;
}
