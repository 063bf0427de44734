import { setTimeout as wait } from 'node:timers/promises';
import { emptyRegistry } from '../registry/Registry.ts';
import type { Registry } from '../registry/Registry.ts';
import { parseRegistry } from '../registry/registryFile.ts';
import type { RegistryFile } from '../registry/registryFile.ts';
import { ReleaseError } from '../ReleaseError.ts';
import { releaseTexts } from '../texts.ts';
import type { Bucket, BucketObject } from './Bucket.ts';

const NAME = 'registry.json';
/** Each page asks for it, and a release may be seen so much later. */
const FRESH_MS = 2_000;
/** How often somebody else may have been there first. */
const TRIES = 40;
const PAUSE_MS = 50;

interface Read {
  readonly registry: Registry;
  /** null where there is none yet. */
  readonly etag: string | null;
  readonly at: number;
}

/**
 * `registry.json` in a store, for several servers. A write that another one was before is worked out anew; where the store
 * does not answer, readers go by what they last read.
 */
export function createRegistryObject(bucket: Bucket, now: () => number): RegistryFile {
  let known: Read | null = null;
  let reading: Promise<Read> | null = null;

  async function readNow(): Promise<Read> {
    const last = known;
    const read = readFrom(await bucket.read(NAME, last?.etag ?? undefined), last);
    known = { ...read, at: now() };
    return known;
  }

  return {
    async read() {
      if (known && now() - known.at < FRESH_MS) return known.registry;
      const last = known;
      reading ??= readNow().finally(() => {
        reading = null;
      });
      try {
        return (await reading).registry;
      } catch (error) {
        if (!last) throw error;
        known = { ...last, at: now() };
        return last.registry;
      }
    },
    async change(change) {
      for (let attempt = 0; attempt < TRIES; attempt += 1) {
        const { registry: before, etag } = await readNow();
        const after = await change(before);
        if (after === before) return before;
        const written = await bucket.replace(NAME, Buffer.from(JSON.stringify(after, null, 1)), etag);
        if (written) {
          known = { registry: after, etag: written.etag, at: now() };
          return after;
        }
        await wait(PAUSE_MS * (1 + Math.random()));
      }
      throw new ReleaseError(releaseTexts.crowded);
    },
  };
}

function readFrom(found: BucketObject | 'same' | null, last: Read | null): Omit<Read, 'at'> {
  if (found === 'same' && last) return last;
  if (found === null || found === 'same') return { registry: emptyRegistry, etag: null };
  const registry = parseRegistry(found.bytes.toString());
  if (!registry) throw new ReleaseError(releaseTexts.unreadable(NAME));
  return { registry, etag: found.etag };
}
