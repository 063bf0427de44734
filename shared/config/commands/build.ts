import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DoorRecord } from '../../src/contract/doors/DoorShape.ts';
import type { ReleasableId } from '../../src/contract/release.ts';
import { readDoors } from '../doors/readDoors.ts';
import { builtPackages, inProject, projectRoot } from './projectPaths.ts';
import { filesBelow, hashFiles, readBuilt, sealBuild } from './sealBuild.ts';
import { runProcess } from './runProcess.ts';

/**
 * Builds shell and modules (or the named ones), two at a time; what has not changed since the last build is left as it is.
 * Throws with the build's own output when one fails. Releases nothing.
 */
export default async function build(only: readonly string[] = []): Promise<void> {
  const started = Date.now();
  const common = await commonSources();
  let read: DoorRecord | null = null;
  // Once for all, and only where something is built.
  const doors = (): DoorRecord => (read ??= readDoors());
  const waiting = builtPackages.filter((name) => only.length === 0 || only.includes(name));
  const built: ReleasableId[] = [];
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      if (await buildPackage(next, common, doors)) built.push(next);
  };
  await Promise.all([worker(), worker()]);
  if (built.length > 0)
    console.log(`Gebaut in ${((Date.now() - started) / 1000).toFixed(1)} s: ${built.sort().join(', ')}.`);
}

async function buildPackage(name: ReleasableId, common: string, doors: () => DoorRecord): Promise<boolean> {
  const folder = inProject(name);
  const dist = join(folder, 'dist');
  const own = await sourceFiles(folder);
  const sources = `${common}-${await hashFiles(folder, own)}`;
  const built = await readBuilt(dist);
  if (built?.sources === sources && existsSync(join(dist, built.version, 'release.json'))) return false;
  console.log(`Baue ${name} …`);
  await rm(join(dist, '.next'), { recursive: true, force: true });
  for (const mode of buildModes(folder)) {
    const result = await runProcess('vite', ['build', '--configLoader', 'native', ...mode], { cwd: folder });
    if (result.code !== 0) throw new Error(`${name} lässt sich nicht bauen:\n${result.output}`);
  }
  await sealBuild(dist, name, sources, doors());
  return true;
}

/** The builds beside the federated one, each with the files of which one asks for it. */
const furtherModes: readonly (readonly [mode: string, ...files: string[]])[] = [
  ['live', 'live.html', 'src/live.ts'],
  ['exit', 'exit.html'],
  ['widget', 'src/widget/widget.ts'],
];

/** The federated build, one for each page of respondents that the package has a part of, and one for the script of other websites. */
function buildModes(folder: string): string[][] {
  const further = furtherModes.filter(([, ...files]) => files.some((file) => existsSync(join(folder, file))));
  return [[], ...further.map(([mode]) => ['--mode', mode])];
}

async function sourceFiles(folder: string): Promise<string[]> {
  const files = await filesBelow(folder);
  return files.filter((file) => !/^(dist|node_modules)\/|\.test\.tsx?$/.test(file));
}

/** What every build depends on: shared, its configuration, what rewrites builds, and the exact versions of all packages. */
async function commonSources(): Promise<string> {
  const files = await Promise.all(
    ['shared', 'rewrites'].map(async (name) => (await sourceFiles(inProject(name))).map((file) => `${name}/${file}`)),
  );
  return hashFiles(projectRoot, [...files.flat(), 'pnpm-lock.yaml']);
}
