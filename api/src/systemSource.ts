import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { moduleIds } from '@dialogwerk/shared/contract';
import { z } from 'zod';
import type { SystemSource } from './features/admin/adminSystem.ts';

/** What `release.json` and `package.json` have in common. */
const versioned = z.object({ version: z.string() });

/** What is installed, for the admin side; modules are looked up at each call, because each is released by itself. */
export function systemSource(options: {
  readonly productDir: string;
  readonly databaseUrl?: string | null;
}): SystemSource {
  const started_at = Date.now();
  return {
    readModules: () =>
      Promise.all(
        ['shell', ...moduleIds].map(async (id) => ({
          id,
          version: (await readVersion(join(options.productDir, id, 'dist', 'release.json'))) ?? null,
        })),
      ),
    readApi: async () => ({
      version: (await readVersion(new URL('../package.json', import.meta.url))) ?? '',
      node: process.version.slice(1),
      started_at,
    }),
    databaseBundled: options.databaseUrl === null,
    model: null,
  };
}

async function readVersion(file: string | URL): Promise<string | undefined> {
  try {
    return versioned.safeParse(JSON.parse(await readFile(file, 'utf8'))).data?.version;
  } catch {
    return undefined;
  }
}
