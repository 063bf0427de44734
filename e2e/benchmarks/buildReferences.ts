import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installReferences, runCommand } from './installReferences.ts';

/** Installs and builds the pages to compare with (references/README.md), once per version of theirs; gives the built folder. */
export async function buildReferences(): Promise<string> {
  const folder = await installReferences('pages');
  const built = join(folder, 'dist');
  if (existsSync(built)) return built;
  await runCommand(process.execPath, [join(folder, 'node_modules', 'vite', 'bin', 'vite.js'), 'build'], folder);
  return built;
}
