import { cp, link, mkdir, mkdtemp, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReleasableId } from '@dialogwerk/shared/contract';
import { runToEnd } from './serverProcess.ts';
import type { Ended } from './serverProcess.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const copied = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'shared', 'rewrites', 'api'] as const;

/** The version that was built last of a part, in the project's own folder unless another is named. */
export async function builtVersionOf(id: ReleasableId, folder = root): Promise<string> {
  const { version }: { version: string } = JSON.parse(await readFile(join(folder, id, 'dist/built.json'), 'utf8'));
  return version;
}

/** A copy of the sources that a team works on, to change and build; its packages are the project's own. */
export class Checkout {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** With the parts that can be built in it; those of `mf-share` unless others are named. */
  static async make(parts: readonly ReleasableId[] = ['mf-share']): Promise<Checkout> {
    const folder = await Checkout.copy(parts, join(tmpdir(), 'dialogwerk-checkout-'));
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
    return new Checkout(folder);
  }

  /**
   * In a folder whose name is longer, with packages of its own: where these lie must not matter either. Below the project,
   * because links to their files take no room, and reach no other file system.
   */
  static async makeElsewhere(parts: readonly ReleasableId[]): Promise<Checkout> {
    await mkdir(join(root, '.data'), { recursive: true });
    const folder = await Checkout.copy(parts, join(root, '.data', 'a-folder-with-a-longer-name-'));
    await linkTree(join(root, 'node_modules'), join(folder, 'node_modules'));
    return new Checkout(folder);
  }

  private static async copy(parts: readonly ReleasableId[], prefix: string): Promise<string> {
    const folder = await mkdtemp(prefix);
    const isKept = (path: string) => basename(path) !== 'dist';
    for (const name of [...copied, ...parts])
      await cp(join(root, name), join(folder, name), { recursive: true, verbatimSymlinks: true, filter: isKept });
    return folder;
  }

  /** The version that was built last of a part. */
  built(id: ReleasableId): Promise<string> {
    return builtVersionOf(id, this.folder);
  }

  async change(file: string, change: (text: string) => string): Promise<void> {
    const path = join(this.folder, file);
    const before = await readFile(path, 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`${file} has not changed.`);
    await writeFile(path, after);
  }

  /** `pnpm <args>` on the installation of a folder. */
  run(dataDir: string, ...args: string[]): Promise<Ended> {
    return runToEnd(join(this.folder, 'shared/config/commands/run.mjs'), args, { DATA_DIR: dataDir, PRODUCT_DIR: '' });
  }

  takeAway(): Promise<void> {
    return rm(this.folder, { recursive: true });
  }
}

/** A folder once more: its files by links, its symbolic links as they are. */
async function linkTree(from: string, to: string): Promise<void> {
  await mkdir(to);
  const entries = await readdir(from, { withFileTypes: true });
  for (const entry of entries) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await linkTree(source, target);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else await link(source, target);
  }
}
