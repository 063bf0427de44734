import type { ModuleFederationOptions } from '@module-federation/vite';

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

/** Module federation's `shared` for the shell, which carries the copies, or for a module, which only uses them. */
export function sharedSingletons(side: 'shell' | 'module'): Shared {
  return Object.fromEntries(
    singletons.map((name) => [
      name,
      { singleton: true, requiredVersion: false, ...(side === 'module' ? { import: false } : {}) },
    ]),
  );
}
