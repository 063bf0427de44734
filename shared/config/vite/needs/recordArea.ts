import type { Plugin } from 'vite';
import type { ModuleManifest } from '../../../src/contract/moduleManifest.ts';
import { moduleManifest } from '../../../src/contract/schemas/moduleManifest.ts';
import { AREA_FILE } from './files.ts';

/** Puts what a module says of itself into its release, as data. Fails with each line of it that no frame would take. */
export function recordArea(manifest: ModuleManifest): Plugin {
  return {
    name: 'dialogwerk-record-area',
    apply: 'build',
    generateBundle() {
      const { success, error } = moduleManifest.safeParse(manifest);
      if (!success) {
        const wrong = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
        this.error(`The manifest of ${manifest.id}: ${wrong.join('; ')}`);
      }
      this.emitFile({ type: 'asset', fileName: AREA_FILE, source: JSON.stringify(manifest) });
    },
  };
}
