import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { partsOf } from './releases/registry/Registry.ts';
import type { Releases } from './releases/Releases.ts';
import type { SystemSource } from './features/admin/adminSystem.ts';

const versioned = z.object({ version: z.string() });

/** What is installed, for the admin side; modules are looked up at each call, because each is released by itself. */
export function systemSource(
  releases: Pick<Releases, 'served' | 'registry'>,
  databaseUrl: string | null | undefined,
): SystemSource {
  const started_at = Date.now();
  return {
    readModules: async () =>
      Promise.all(
        partsOf(await releases.registry()).map(async (id) => ({
          id,
          version: (await releases.served(id))?.manifest.version ?? null,
        })),
      ),
    readApi: async () => ({
      version: (await readVersion(new URL('../package.json', import.meta.url))) ?? '',
      node: process.version.slice(1),
      started_at,
    }),
    databaseBundled: databaseUrl === null,
  };
}

async function readVersion(file: URL): Promise<string | undefined> {
  try {
    return versioned.safeParse(JSON.parse(await readFile(file, 'utf8'))).data?.version;
  } catch {
    return undefined;
  }
}
