import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Exact versions of the federation plugin and of the runtime that it builds for. */
export function federationVersions(): { readonly plugin: string; readonly runtime: string } {
  const plugin = fileURLToPath(import.meta.resolve('@module-federation/vite'));
  const runtime = createRequire(plugin).resolve('@module-federation/runtime');
  return { plugin: versionOf(plugin), runtime: versionOf(runtime) };
}

/** By hand, because Node's own search is younger than the oldest Node that teams may have. */
function versionOf(entry: string): string {
  for (let folder = dirname(entry); folder !== dirname(folder); folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    if (!existsSync(file)) continue;
    // A folder of a package may say which kind of modules it holds, and no more.
    const { version }: { version?: string } = JSON.parse(readFileSync(file, 'utf8'));
    if (version !== undefined) return version;
  }
  throw new Error(`${entry} belongs to no package.`);
}
