import { loadRemote, registerRemotes } from '@module-federation/runtime';
import type { ModuleId } from '@dialogwerk/shared/contract';

/** Fetches and evaluates a module's `remoteEntry.js`; the federation runtime gets the same copy from the browser then. */
export function importEntry(address: string): Promise<unknown> {
  return import(/* @vite-ignore */ address);
}

/** Registers the module under this address, in place of an earlier one, and gives the default export of `./module`. */
export async function loadExposed(id: ModuleId, address: string): Promise<unknown> {
  // The runtime's names take no hyphens; `federationName` of shared/config does the same to the build.
  const name = id.replaceAll('-', '_');
  registerRemotes([{ name, entry: address, type: 'module' }], { force: true });
  const exposed = await loadRemote<{ readonly default?: unknown }>(`${name}/module`);
  return exposed?.default;
}
