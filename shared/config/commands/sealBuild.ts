import { createHash } from 'node:crypto';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { z } from 'zod';
import type { ModuleManifest } from '../../src/contract/moduleManifest.ts';
import type { ReleaseNeeds } from '../../src/contract/release.ts';
import type { DoorRecord } from '../../src/contract/doors/DoorShape.ts';
import { recordOfModule, recordOfShell } from '../doors/recordOf.ts';
import { AREA_FILE, CALLS_FILE, NEEDS_FILE, PROVIDED_FILE } from '../vite/needs/files.ts';

const compressible = /\.(js|css|html|json|svg|txt)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** `release.json` in a version's folder: what its build says of it; the api reads it (`api/src/releases/versions/Manifest.ts`). */
interface Manifest {
  readonly id: string;
  readonly contract: number;
  /** Hash over all files but the compressed ones, and over what it takes and gives. */
  readonly version: string;
  /** What it takes from the shell and from the api. */
  readonly needs: ReleaseNeeds;
  /** What a shell gives to modules. */
  readonly provided?: Omit<ReleaseNeeds, 'calls'>;
  /** What a module says of itself. */
  readonly area?: ModuleManifest;
  /** 'sha384-…' of every script and style sheet, for the browser. */
  readonly integrity: Readonly<Record<string, string>>;
  /** SHA-256 in hex of every file, the compressed ones too, for the server. */
  readonly files: Readonly<Record<string, string>>;
  /** Bytes on the way to the browser of all scripts and style sheets. */
  readonly size: number;
  readonly entry?: string;
  /** What the entry imports first; the server has the browser fetch it while the shell still starts. */
  readonly preload?: readonly string[];
  /** The respondent's bundle, where the module has one. */
  readonly live?: string;
  /** What that needs first; the server has the browser fetch it at once with the page. */
  readonly livePreload?: readonly string[];
  /** What each of its parts on demand needs beside, by the part's name. */
  readonly liveParts?: Readonly<Record<string, readonly string[]>>;
}

/** `dist/built.json`: the version that was built last, and the sources that it was built from. */
export interface Built {
  readonly version: string;
  readonly sources: string;
}

export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** A hash over names and contents, and over what else there is to say. */
export async function hashFiles(folder: string, files: readonly string[], more = ''): Promise<string> {
  const hash = createHash('sha256').update(more);
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(await readFile(join(folder, file)))
      .update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** Puts `.br` and `.gz` beside each text file above 1 kB, so that the server never compresses while someone waits. */
async function compress(folder: string, files: readonly string[]): Promise<void> {
  const work = files
    .filter((file) => compressible.test(file))
    .map(async (file) => {
      const content = await readFile(join(folder, file));
      if (content.length < 1024) return;
      await writeFile(
        join(folder, `${file}.br`),
        await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      );
      await writeFile(join(folder, `${file}.gz`), await zip(content, { level: 9 }));
    });
  await Promise.all(work);
}

/**
 * Makes the build in `dist/.next` a version, `dist/<hash>`, and the one that was built last. Nobody is served it by that:
 * `pnpm release` and a start take it from here. `doors` are all names of the shared doors that it was built with. Gives the
 * version.
 */
export async function sealBuild(dist: string, id: string, sources: string, doors: DoorRecord): Promise<string> {
  const next = join(dist, '.next');
  const live = await filesOfLive(next);
  const { needs, calls } = await findings(next);
  const provided: Omit<ReleaseNeeds, 'calls'> | null = await readJson(join(next, PROVIDED_FILE));
  const area: ModuleManifest | null = await readJson(join(next, AREA_FILE));
  await rm(join(next, '.vite'), { recursive: true, force: true });
  const files = await filesBelow(next);
  const record = JSON.stringify(provided ? recordOfShell(doors) : recordOfModule(doors, needs.doors));
  // What stands in release.json and doors.json alone makes another version, too: what is released is not written again.
  const version = await hashFiles(next, files, (area === null ? '' : JSON.stringify(area)) + record);
  const before = await readBuilt(dist);
  // What gives the same files is the same version; what was found of it first holds.
  if (existsSync(join(dist, version, 'doors.json'))) await rm(next, { recursive: true, force: true });
  else {
    await compress(next, files);
    const all = await filesBelow(next);
    const manifest: Manifest = {
      id,
      contract: needs.contract,
      version,
      needs,
      ...(provided && { provided }),
      ...(area && { area }),
      integrity: await integrityOf(next, files),
      files: Object.fromEntries(await Promise.all(all.map(async (file) => [file, await sha256(join(next, file))]))),
      size: await sizeOf(next, files),
      ...(files.includes('remoteEntry.js') ? { entry: 'remoteEntry.js', preload: await firstImports(next) } : {}),
      ...(files.includes('live.js') ? { live: 'live.js', livePreload: live.first, liveParts: live.parts } : {}),
    };
    await writeFile(join(next, 'calls.json'), JSON.stringify(calls));
    await writeFile(join(next, 'doors.json'), record);
    await writeFile(join(next, 'release.json'), JSON.stringify(manifest));
    await rm(join(dist, version), { recursive: true, force: true });
    await rename(next, join(dist, version));
  }
  const built: Built = { version, sources };
  // Written last: it is what releases go by.
  await writeFile(join(dist, 'built.json.next'), JSON.stringify(built));
  await rename(join(dist, 'built.json.next'), join(dist, 'built.json'));
  await forget(dist, [version, before?.version]);
  return version;
}

async function sha256(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
}

/** Bytes of scripts and style sheets as they are sent, compressed where there is a compressed copy. */
async function sizeOf(folder: string, files: readonly string[]): Promise<number> {
  const sizes = files
    .filter((file) => /\.(js|css)$/.test(file))
    .map(async (file) => (await stat(join(folder, `${file}.br`)).catch(() => stat(join(folder, file)))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** The shapes of calls by name, as `callShapes` reads them. */
type Shapes = Readonly<Record<string, unknown>>;

/** What the builds of one package found that it needs: the federated one, and the one for respondents, where calls alone count. */
async function findings(folder: string): Promise<{ needs: ReleaseNeeds; calls: Shapes }> {
  const read = async (part: string) => ({
    needs: await readJson<ReleaseNeeds>(join(folder, NEEDS_FILE + part)),
    calls: await readJson<Shapes>(join(folder, CALLS_FILE + part)),
  });
  const [whole, live] = await Promise.all([read(''), read('.live')]);
  if (!whole.needs) throw new Error(`${folder} does not say what it needs.`);
  const calls = { ...live.needs?.calls, ...whole.needs.calls };
  return { needs: { ...whole.needs, calls }, calls: { ...live.calls, ...whole.calls } };
}

async function readJson<Value>(file: string): Promise<Value | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : JSON.parse(text);
}

async function integrityOf(folder: string, files: readonly string[]): Promise<Record<string, string>> {
  const hashed = files
    .filter((file) => /\.(js|css)$/.test(file))
    .map(async (file) => {
      const hash = createHash('sha384').update(await readFile(join(folder, file)));
      return [file, `sha384-${hash.digest('base64')}`] as const;
    });
  return Object.fromEntries(await Promise.all(hashed));
}

const manifest = z.object({
  exposes: z.array(z.object({ assets: z.object({ js: z.object({ sync: z.array(z.string()) }) }) })),
});

async function firstImports(folder: string): Promise<string[]> {
  const { exposes } = manifest.parse(JSON.parse(await readFile(join(folder, 'mf-manifest.json'), 'utf8')));
  return exposes.flatMap(({ assets }) => assets.js.sync);
}

const chunks = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().default(false),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
  }),
);

/**
 * The chunks that `live.js` asks for one after the other, each with all that it imports, and what the parts that these
 * load on demand need beside.
 */
async function filesOfLive(folder: string): Promise<{ first: string[]; parts: Record<string, string[]> }> {
  const file = join(folder, '.vite', 'manifest.json');
  if (!existsSync(file)) return { first: [], parts: {} };
  const all = chunks.parse(JSON.parse(await readFile(file, 'utf8')));
  const find = (key: string, found: Set<string>): Set<string> => {
    const chunk = all[key];
    if (!chunk || found.has(key)) return found;
    found.add(key);
    for (const imported of chunk.imports) find(imported, found);
    return found;
  };
  const filesOf = (keys: Iterable<string>): string[] => [...keys].flatMap((key) => all[key]?.file ?? []);
  const first = new Set<string>();
  for (const { isEntry, imports, dynamicImports } of Object.values(all))
    if (isEntry) for (const key of [...imports, ...dynamicImports]) find(key, first);
  const onDemand = [...first].flatMap((key) => all[key]?.dynamicImports ?? []).filter((key) => !first.has(key));
  const parts = onDemand.map((key): [string, string[]] => {
    const beside = [...find(key, new Set(first))].filter((needed) => !first.has(needed));
    return [basename(all[key]?.file ?? key, '.js'), filesOf(beside)];
  });
  return { first: filesOf(first), parts: Object.fromEntries(parts) };
}

/** Keeps these versions alone. Also takes away what builds before this layout have left. */
async function forget(dist: string, versions: readonly (string | undefined)[]): Promise<void> {
  const kept = new Set([...versions, 'built.json']);
  for (const name of await readdir(dist))
    if (!kept.has(name)) await rm(join(dist, name), { recursive: true, force: true });
}

/** What was built last; null when nothing was, or its file is broken. */
export function readBuilt(dist: string): Promise<Built | null> {
  return readJson<Built>(join(dist, 'built.json')).catch(() => null);
}
