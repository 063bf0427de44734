import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { buildSample, chunksOf, SAMPLE } from '../testing/buildSample.ts';
import type { Federation, Side } from '../testing/buildSample.ts';
import { rewritesOf } from '../testing/rewritesOf.ts';
import { slowFiles } from '../testing/slowFiles.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Builds the sample with another version of the federation plugin, the newest unless one is named (`tryNewest.ts 1.22.1`), and says of
 * each rewriting whether its pattern still fits, and what it makes of the scripts. Ends with 1 where one does not fit.
 *
 * In a temporary folder, so that nothing of the project changes; everything else has the project's versions.
 */
const wanted = process.argv[2] ?? 'latest';
const others = ['@mdi/js', 'nanostores', 'react', 'react-dom', 'vite'] as const;

const folder = await mkdtemp(join(tmpdir(), 'rewrites-newest-'));
try {
  const versions = await Promise.all(others.map(async (name) => `${name}@${await versionOf(name)}`));
  const named = [`@module-federation/vite@${wanted}`, ...versions];
  await runToEnd('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--silent', ...named], folder);
  await cp(SAMPLE, join(folder, 'sample'), { recursive: true });
  const plugin = join(folder, 'node_modules', '@module-federation', 'vite');
  const { version }: { version: string } = JSON.parse(await readFile(join(plugin, 'package.json'), 'utf8'));
  console.log(`@module-federation/vite ${version}`);
  const { federation }: { federation: Federation } = await import(pathToFileURL(join(plugin, 'lib', 'index.js')).href);
  for (const side of ['shell', 'module'] as const) await trySide(federation, side);
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function trySide(federation: Federation, side: Side): Promise<void> {
  const root = join(folder, 'sample');
  const weigh = async (rewrites: Parameters<typeof buildSample>[2]): Promise<string> => {
    const chunks = chunksOf(await buildSample(federation, side, rewrites, { root }));
    const bytes = chunks.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);
    return `${chunks.length} files, ${bytes} B`;
  };
  console.log(`  ${side}: ${await weigh([])} as the plugin writes it`);
  for (const [name, rewriting] of Object.entries(rewritesOf[side]))
    console.log(`    ${name}: ${await fits(() => weigh(rewriting()))}`);
  if (side === 'shell') return;
  const late = { root, before: [slowFiles(/\/later\.ts$/)] };
  const isBuilt = await buildSample(federation, side, [], late).then(
    () => true,
    () => false,
  );
  console.log(
    `    a file that comes late is ${isBuilt ? 'waited for: wholeShares may go' : 'missed without wholeShares'}`,
  );
}

/** What a build gives, or the sentence of the rewriting that failed it. */
async function fits(weigh: () => Promise<string>): Promise<string> {
  try {
    return `fits, ${await weigh()}`;
  } catch (error) {
    process.exitCode = 1;
    const said = error instanceof Error ? error.message : String(error);
    return `DOES NOT FIT: ${/RolldownError: (.*)/.exec(said)?.[1] ?? said}`;
  }
}

async function versionOf(name: string): Promise<string> {
  const file = fileURLToPath(new URL(`../node_modules/${name}/package.json`, import.meta.url));
  const { version }: { version: string } = JSON.parse(await readFile(file, 'utf8'));
  return version;
}

/** Runs a program in a folder; throws where it does not end well within three minutes. */
async function runToEnd(command: string, args: readonly string[], cwd: string): Promise<void> {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'], timeout: 180_000 });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${String(code)}.`);
}
