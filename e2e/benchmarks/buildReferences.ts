import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const sources = fileURLToPath(new URL('references', import.meta.url));

/** Installs and builds the pages to compare with in a temporary folder, once per version of theirs; gives the built folder. */
export async function buildReferences(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of (await readdir(sources)).toSorted((a, b) => a.localeCompare(b)))
    hash.update(await readFile(join(sources, name)));
  const folder = join(tmpdir(), `dialogwerk-references-${hash.digest('hex').slice(0, 12)}`);
  const built = join(folder, 'dist');
  if (existsSync(built)) return built;
  await rm(folder, { recursive: true, force: true });
  await cp(sources, folder, { recursive: true });
  await run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--silent'], folder);
  await run(process.execPath, [join(folder, 'node_modules', 'vite', 'bin', 'vite.js'), 'build'], folder);
  return built;
}

async function run(command: string, args: readonly string[], cwd: string): Promise<void> {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'], timeout: 180_000 });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${String(code)}.`);
}
