import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isModuleId } from '@dialogwerk/shared/contract';
import type { ModuleManifest } from '@dialogwerk/shared/contract';
import { moduleManifest } from '@dialogwerk/shared/contract/schemas';

const root = join(import.meta.dirname, '../../..');

/** What the product's own modules say of themselves, by their names. Found by their folders, because the shell knows no module. */
export const knownAreas: readonly ModuleManifest[] = await Promise.all(
  readdirSync(root)
    .filter(isModuleId)
    .toSorted()
    .map(async (id) => {
      const { manifest }: { readonly manifest: unknown } = await import(join(root, id, 'src/manifest.ts'));
      return moduleManifest.parse(manifest);
    }),
);
