import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseSync } from 'vite';

const require = createRequire(import.meta.url);

/** The names that a shared door gives: of a package's own code by reading it, of a library by loading it. Sorted. */
export async function namesOf(door: string): Promise<string[]> {
  const own = ownSource(door);
  if (own) return (await exportedNames(own)).toSorted();
  const library: Readonly<Record<string, unknown>> = await import(pathToFileURL(require.resolve(door)).href);
  const { default: whole } = library;
  // What Node does not find in a CommonJS file by reading it stands in its default export.
  const names = typeof whole === 'object' && whole !== null ? Object.keys(whole) : [];
  return [...new Set([...Object.keys(library), ...names])].toSorted();
}

function ownSource(door: string): string | null {
  if (!door.startsWith('@dialogwerk/')) return null;
  const file = fileURLToPath(import.meta.resolve(door));
  if (!existsSync(file)) throw new Error(`${door} is no file: ${file}`);
  return file;
}

async function exportedNames(file: string): Promise<string[]> {
  const { module } = parseSync(file, await readFile(file, 'utf8'));
  const entries = module.staticExports.flatMap(({ entries: all }) => all).filter(({ isType }) => !isType);
  const below = entries.flatMap(({ importName, exportName, moduleRequest }) =>
    importName.kind === 'AllButDefault' && exportName.kind === 'None' && moduleRequest
      ? exportedNames(resolve(dirname(file), moduleRequest.value))
      : [],
  );
  const named = entries.flatMap(({ exportName }) => {
    if (exportName.kind === 'Default') return ['default'];
    return exportName.kind === 'Name' && exportName.name !== null ? [exportName.name] : [];
  });
  return [...named, ...(await Promise.all(below)).flat()];
}
