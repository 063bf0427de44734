import { readFileSync } from 'node:fs';
import { createRequire, findPackageJSON } from 'node:module';
import { pathToFileURL } from 'node:url';

/** Exact versions of the federation plugin and of the runtime that it builds for. */
export function federationVersions(): { readonly plugin: string; readonly runtime: string } {
  const plugin = import.meta.resolve('@module-federation/vite');
  const runtime = pathToFileURL(createRequire(plugin).resolve('@module-federation/runtime')).href;
  return { plugin: versionOf(plugin), runtime: versionOf(runtime) };
}

function versionOf(entry: string): string {
  const file = findPackageJSON('..', entry);
  if (!file) throw new Error(`${entry} belongs to no package.`);
  const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'));
  return version;
}
