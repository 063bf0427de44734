import { createHash } from 'node:crypto';
import type { ModuleId } from '@dialogwerk/shared/contract';
import { trimSigns } from '@dialogwerk/shared/dialog';
import { DOORS, MANIFEST, parseManifest, SHAPES } from './Manifest.ts';
import type { Manifest } from './Manifest.ts';
import { ReleaseError } from '../ReleaseError.ts';
import { releaseTexts } from '../texts.ts';

/** A host that says nothing for so long counts as away. */
const PATIENCE_MS = 15_000;
/** More is no manifest and no script of a module. */
const MOST_BYTES = 20_000_000;

/** A built version that stands on another host. */
export interface ForeignVersion {
  /** The address of its folder, with a slash at the end. */
  readonly base: string;
  readonly manifest: Manifest;
  /** Its manifest's bytes. */
  readonly bytes: Buffer;
  /** Its calls' shapes, as a file. */
  readonly shapes: Buffer;
  /** What it takes of shared doors, as a file; null where its build has not said it. */
  readonly doors: Buffer | null;
}

interface Allowed {
  /** MODULE_ORIGINS. */
  readonly origins: readonly string[];
  /** Where pages stand: who asks the other host for scripts. null where nobody knows. */
  readonly pages: string | null;
}

/**
 * Reads a module's version from another host and looks at all that browsers will look at: that the host is allowed, that it
 * gives each script to pages of other hosts, as a script, and with the bytes that the manifest names. Throws
 * `ReleaseError` with one sentence otherwise.
 */
export async function fetchForeign(
  id: ModuleId,
  address: string,
  { origins, pages }: Allowed,
): Promise<ForeignVersion> {
  if (!URL.canParse(address)) throw new ReleaseError(releaseTexts.noAddress(address));
  const { origin, pathname } = new URL(address);
  if (!origins.includes(origin)) throw new ReleaseError(releaseTexts.originNotAllowed(origin, origins));
  const base = `${origin}${trimSigns(pathname, '/', 'end')}/`;
  const get = (file: string): Promise<Answer> => fetchFile(base + file, pages);
  const { bytes } = await get(MANIFEST);
  const manifest = parseManifest(bytes.toString());
  if (!manifest || manifest.id !== id || manifest.entry === undefined)
    throw new ReleaseError(releaseTexts.notThisModule(id, base));
  // So that each version keeps its own address, and reports can tell what came from where.
  if (!base.endsWith(`/${id}/${manifest.version}/`))
    throw new ReleaseError(releaseTexts.addressOfVersion(base, `${id}/${manifest.version}/`));
  // Respondents' pages ask no other host.
  if (id === 'mf-assess-live') throw new ReleaseError(releaseTexts.respondentsStayHere(id));
  await Promise.all(
    Object.entries(manifest.integrity).map(async ([file, hash]) => {
      const answer = await get(file);
      if (`sha384-${createHash('sha384').update(answer.bytes).digest('base64')}` !== hash)
        throw new ReleaseError(releaseTexts.foreignChanged(base + file));
      if (!answer.isShared) throw new ReleaseError(releaseTexts.foreignNotShared(origin, pages ?? '*'));
      if (file.endsWith('.js') && !/javascript/.test(answer.type))
        throw new ReleaseError(releaseTexts.foreignNoScript(base + file, answer.type));
    }),
  );
  const doors = await get(DOORS).then(
    ({ bytes: read }) => read,
    () => null,
  );
  return { base, manifest, bytes, shapes: (await get(SHAPES)).bytes, doors };
}

interface Answer {
  readonly bytes: Buffer;
  readonly type: string;
  /** A page of ours may use it. */
  readonly isShared: boolean;
}

async function fetchFile(address: string, pages: string | null): Promise<Answer> {
  // Whoever is led elsewhere would leave the host that is allowed.
  const request: RequestInit = {
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...(pages === null ? {} : { headers: { origin: pages } }),
  };
  const answer = await fetch(address, request).catch(() => null);
  if (!answer?.ok) throw new ReleaseError(releaseTexts.foreignAway(address, answer?.status ?? null));
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (bytes.length > MOST_BYTES) throw new ReleaseError(releaseTexts.foreignChanged(address));
  const shared = answer.headers.get('access-control-allow-origin');
  return {
    bytes,
    type: answer.headers.get('content-type') ?? '',
    isShared: shared === '*' || (pages !== null && shared === pages),
  };
}
