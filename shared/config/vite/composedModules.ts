import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { ModuleId } from '../../src/contract/module.ts';
import { moduleFolders } from '../commands/projectPaths.ts';
import { federationStandIn } from './federationStandIn.ts';

/**
 * Bundles the modules with the shell instead of federating them: what federation costs is measured against this. `first`, the
 * module that is measured, is one file with the shell, as nothing smaller can be; with `null` each is a route of one application.
 */
export function composedModules(first: ModuleId | null): Plugin {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const loads = moduleFolders.map((id) =>
    id === first ? `'${id}': async () => first,` : `'${id}': () => import('${root}${id}/src/module.tsx'),`,
  );
  return federationStandIn(`${first ? `import * as first from '${root}${first}/src/module.tsx';` : ''}
const modules = { ${loads.join(' ')} };
export const importEntry = async () => undefined;
export const loadExposed = async (id) => (await modules[id]()).default;`);
}
