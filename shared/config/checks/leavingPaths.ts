import { glob, readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';

/** A file's own place, or an import or re-export, as far as it is written relative to the file. */
const relativePath = /(?:\bfrom|\bimport\(?|new URL\(|fileURLToPath\()\s*['"`]((?:\.\.?\/)[^'"`]*)['"`]/g;

/**
 * The relative paths in TypeScript files below `root` that lead out of it, as 'file: path': a clone that stands alone
 * does not have what lies there.
 */
export async function leavingPaths(root: string): Promise<string[]> {
  const found: string[] = [];
  const skip = (name: string): boolean => /(^|\/)(node_modules|dist|artefacts)$/.test(name);
  for await (const file of glob('**/*.{ts,tsx,mjs,cjs}', { cwd: root, exclude: skip })) {
    const text = await readFile(join(root, file), 'utf8');
    for (const [, path = ''] of text.matchAll(relativePath)) {
      if (relative(root, resolve(root, dirname(file), path)).startsWith('..')) found.push(`${file}: ${path}`);
    }
  }
  return found;
}
