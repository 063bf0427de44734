import type { Plugin } from 'vite';
import type { ModuleManifest } from '../../../src/contract/moduleManifest.ts';

/** What the frame imports the modules from while one runs alone. */
export const ALONE_MODULES = 'virtual:dialogwerk/alone-modules';
const resolved = `\0${ALONE_MODULES}`;

/** The address under which the registry names what runs from sources. */
export const SOURCES = '/alone/';

/**
 * The module's sources, where the installation has no dashboard a list of the module's screens in its place, and all other
 * modules as they are installed. `help` is the door that has what these need.
 */
export function aloneModules(manifest: ModuleManifest, help: string): Plugin {
  return {
    name: 'dialogwerk-alone-modules',
    resolveId: (source) => (source === ALONE_MODULES ? resolved : null),
    load(source) {
      if (source !== resolved) return null;
      return `import { aloneStart, installedModule } from '${help}';
const ownModule = async () => (await import('/src/module.tsx')).default;
const fromSources = { 'mf-dashboard': async () => aloneStart(${JSON.stringify(manifest)}), '${manifest.id}': ownModule };
export const importEntry = async () => undefined;
export const loadExposed = (id, address) =>
  address.startsWith('${SOURCES}') ? fromSources[id]() : installedModule(id, address);`;
    },
  };
}
