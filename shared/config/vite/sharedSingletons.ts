import type { ModuleFederationOptions } from '@module-federation/vite';
import { doorNamed } from './doorNamed.ts';
import type { DoorPackage } from './doorNamed.ts';

/**
 * What runs once for shell and modules. One list for both sides, because a module whose list differs silently gets its own
 * copy and its area breaks. Modules import these and never carry a copy (`import: false`); each name is a door, so a part
 * of MUI or the router is added in `shared/ui`, not here.
 */
export const singletons = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'nanostores',
  '@nanostores/react',
  '@emotion/react',
  '@emotion/styled',
  '@dialogwerk/shared/contract',
  '@dialogwerk/shared/clients',
  '@dialogwerk/shared/state',
  '@dialogwerk/shared/ui',
  '@dialogwerk/shared/ui/router',
] as const;

type Shared = NonNullable<ModuleFederationOptions['shared']>;

/**
 * Module federation's `shared` for the shell, which carries the copies, or for a module, which only uses them. In `doors`
 * the module finds the shared doors; between module and shell they have one name wherever it was built.
 */
export function sharedSingletons(side: 'shell' | 'module', doors: DoorPackage = '@dialogwerk/shared'): Shared {
  return Object.fromEntries(
    singletons.map((name) => {
      const found = doorNamed(name, doors);
      const own = side === 'module' ? { import: false as const } : {};
      // All its names are said to the plugin, so that it need not find the package by the name that the shell has for it.
      const elsewhere = found === name ? {} : { request: found, shareKey: name, suppressMissingImportWarning: true };
      return [found, { singleton: true, requiredVersion: false, ...own, ...elsewhere }];
    }),
  );
}

/**
 * Seconds without any file after which the federation plugin takes a build's files for complete. By default it stops looking
 * 10 seconds after the beginning, and a busy machine then gets a shell without an error that starts without some shares.
 */
export const PARSE_IDLE_SECONDS = 600;
