import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const shell = fileURLToPath(new URL('../../../shell', import.meta.url));

/** Builds shell and modules as one application, without federation; gives the folder. */
export async function buildComposed(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'dialogwerk-composed-'));
  const vite = join(shell, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', '--configLoader', 'native', '--mode', 'composed', '--outDir', folder];
  const child = spawn(process.execPath, args, { cwd: shell, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`vite build --mode composed ended with ${String(code)}.`);
  return folder;
}
