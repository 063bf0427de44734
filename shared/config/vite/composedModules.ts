import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { moduleIds } from '../../src/contract/module.ts';
import { federationStandIn } from './federationStandIn.ts';

/** Bundles the modules with the shell instead of federating them: what federation costs is measured against this. */
export function composedModules(): Plugin {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const loads = moduleIds.map((id) => `'${id}': () => import('${root}${id}/src/module.tsx'),`);
  return federationStandIn(`const modules = { ${loads.join(' ')} };
export const importEntry = async () => undefined;
export const loadExposed = async (id) => (await modules[id]()).default;`);
}
