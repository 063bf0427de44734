import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReleasableId } from '@dialogwerk/shared/contract';
import { runToEnd } from './serverProcess.ts';
import type { Ended } from './serverProcess.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const copied = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'shared', 'api'] as const;

/** A copy of the sources that a team works on, to change and build; its packages are the project's own. */
export class Checkout {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** With the parts that can be built in it; those of `mf-share` unless others are named. */
  static async make(parts: readonly ReleasableId[] = ['mf-share']): Promise<Checkout> {
    const folder = await mkdtemp(join(tmpdir(), 'dialogwerk-checkout-'));
    const isKept = (path: string) => basename(path) !== 'dist';
    for (const name of [...copied, ...parts])
      await cp(join(root, name), join(folder, name), { recursive: true, verbatimSymlinks: true, filter: isKept });
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
    return new Checkout(folder);
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
