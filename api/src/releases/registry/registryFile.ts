import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { emptyRegistry, registrySchema } from './Registry.ts';
import type { Registry } from './Registry.ts';
import { ReleaseError } from '../ReleaseError.ts';
import { releaseTexts } from '../texts.ts';

const PATIENCE_MS = 20_000;
const PAUSE_MS = 25;
/** Who has held the lock so long has died with it. */
const STALE_MS = 60_000;

/** `registry.json` in the folder of releases; server and commands read and change it at the same time. */
export interface RegistryFile {
  /** What stands in it now. Throws `ReleaseError` when it cannot be read. */
  read(): Promise<Registry>;
  /** Changes it, one after the other over all processes; what `change` throws leaves it as it is. */
  change(change: (registry: Registry) => Registry | Promise<Registry>): Promise<Registry>;
}

export function createRegistryFile(folder: string): RegistryFile {
  const file = join(folder, 'registry.json');
  const lock = join(folder, 'registry.lock');
  let known: { readonly stamp: string; readonly registry: Registry } | null = null;

  async function read(): Promise<Registry> {
    const found = await stat(file, { bigint: true }).catch(() => null);
    if (!found) return emptyRegistry;
    const stamp = `${found.ino} ${found.ctimeNs} ${found.size}`;
    if (known?.stamp === stamp) return known.registry;
    const registry = parseRegistry(await readFile(file, 'utf8'));
    if (!registry) throw new ReleaseError(releaseTexts.unreadable(file));
    known = { stamp, registry };
    return registry;
  }

  return {
    read,
    async change(change) {
      await mkdir(folder, { recursive: true });
      await take(lock);
      try {
        const before = await read();
        const after = await change(before);
        if (after === before) return before;
        await writeFile(`${file}.next`, JSON.stringify(after, null, 1), { flush: true });
        await rename(`${file}.next`, file);
        return after;
      } finally {
        await rm(lock, { force: true });
      }
    },
  };
}

/** A registry's text; null when it is none. */
export function parseRegistry(text: string): Registry | null {
  try {
    return registrySchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

async function take(lock: string): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const handle = await open(lock, 'wx').catch(() => null);
    if (handle) return handle.close();
    const held = await stat(lock).catch(() => null);
    if (held && Date.now() - held.mtimeMs > STALE_MS) await rm(lock, { force: true });
    if (Date.now() > until) throw new ReleaseError(releaseTexts.locked(lock));
    await wait(PAUSE_MS);
  }
}
