import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { moduleIds } from '../../src/contract/module.ts';

const federationCode = /[\\/]shell[\\/]src[\\/]remotes[\\/]effects[\\/]federation\.ts$/;

/** Bundles the modules with the shell instead of federating them: what federation costs is measured against this. */
export function composedModules(): Plugin {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const loads = moduleIds.map((id) => `'${id}': () => import('${root}${id}/src/module.tsx'),`);
  return {
    name: 'dialogwerk-composed-modules',
    enforce: 'pre',
    load(id) {
      if (!federationCode.test(id)) return null;
      return `const modules = { ${loads.join(' ')} };
export const importEntry = async () => undefined;
export const loadExposed = async (id) => (await modules[id]()).default;`;
    },
  };
}
