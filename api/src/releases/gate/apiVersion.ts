import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCES = ['api/src', 'shared/src/contract', 'shared/src/dialog', 'shared/src/avatars'] as const;

/** The api's part of a composition: 16 hex digits over its sources, so that two installations can be compared. */
export async function apiVersion(): Promise<string> {
  const root = fileURLToPath(new URL('../../../..', import.meta.url));
  const hash = createHash('sha256');
  for (const folder of SOURCES) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() && !/\.test\.\w+$/.test(entry.name));
    const paths = files.map((entry) => join(entry.parentPath, entry.name)).toSorted();
    const contents = await Promise.all(paths.map((path) => readFile(path)));
    for (const [index, content] of contents.entries())
      hash.update(paths[index]?.slice(root.length) ?? '').update(content);
  }
  return hash.digest('hex').slice(0, 16);
}
