import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, readdir, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Copies a package of `references` to a temporary folder and installs it there, once per version of its files; gives that folder. Throws where npm cannot. */
export async function installReferences(name: 'pages' | 'matchers'): Promise<string> {
  const sources = fileURLToPath(new URL(`references/${name}`, import.meta.url));
  const hash = createHash('sha256');
  for (const file of (await readdir(sources)).toSorted((a, b) => a.localeCompare(b)))
    hash.update(await readFile(join(sources, file)));
  const folder = join(tmpdir(), `dialogwerk-${name}-${hash.digest('hex').slice(0, 12)}`);
  if (existsSync(folder)) return folder;
  const begun = await mkdtemp(`${folder}-`);
  await cp(sources, begun, { recursive: true });
  await runCommand('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--silent'], begun);
  await rename(begun, folder);
  return folder;
}

/** Runs a command in a folder, for three minutes at most; throws where it ends with anything but 0. */
export async function runCommand(command: string, args: readonly string[], cwd: string): Promise<void> {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'], timeout: 180_000 });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${String(code)}.`);
}
