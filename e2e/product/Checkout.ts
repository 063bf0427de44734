import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReleasableId } from '@dialogwerk/shared/contract';
import { runToEnd } from './serverProcess.ts';
import type { Ended } from './serverProcess.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const copied = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'shared', 'api'] as const;

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
    const folder = await Checkout.copy(parts, 'dialogwerk-checkout-');
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
    return new Checkout(folder);
  }

  /**
   * In a folder whose name is longer, with the federation plugin in it: the plugin's own place must not matter, and whoever
   * installs the packages has another one.
   */
  static async makeElsewhere(parts: readonly ReleasableId[]): Promise<Checkout> {
    const folder = await Checkout.copy(parts, 'a-folder-with-another-and-longer-name-');
    const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')];
    await mkdir(join(to, '.pnpm'), { recursive: true });
    for (const name of await readdir(from)) if (name !== '.pnpm') await symlink(join(from, name), join(to, name));
    for (const name of await readdir(join(from, '.pnpm'))) {
      const [own, theirs] = [join(to, '.pnpm', name), join(from, '.pnpm', name)];
      if (name.startsWith('@module-federation+vite@'))
        await cp(theirs, own, { recursive: true, verbatimSymlinks: true });
      else await symlink(theirs, own);
    }
    return new Checkout(folder);
  }

  private static async copy(parts: readonly ReleasableId[], prefix: string): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), prefix));
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
