import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ModuleId } from '@dialogwerk/shared/contract';

const shell = fileURLToPath(new URL('../../../shell', import.meta.url));

/**
 * Builds shell and modules as one application, without federation; gives the folder. With `first` the first screen of that
 * module is one file with the shell, as nothing smaller can be.
 */
export async function buildComposed(first?: ModuleId): Promise<string> {
  const mode = first ? `composed-${first}` : 'composed';
  const folder = await mkdtemp(join(tmpdir(), 'dialogwerk-composed-'));
  const vite = join(shell, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', '--configLoader', 'native', '--mode', mode, '--outDir', folder];
  const child = spawn(process.execPath, args, { cwd: shell, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`vite build --mode ${mode} ended with ${String(code)}.`);
  return folder;
}
