import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isModuleId } from '@dialogwerk/shared/contract';
import type { ModuleId } from '@dialogwerk/shared/contract';
import { runToEnd } from './serverProcess.ts';
import type { Ended } from './serverProcess.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * A folder of built parts for a product of its own (`PRODUCT_DIR`), in which a test puts further versions. They are made of
 * the built ones and take a moment; for what only a build can show there is `Checkout`.
 */
export class Candidates {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async make(): Promise<Candidates> {
    const folder = await mkdtemp(join(tmpdir(), 'dialogwerk-candidates-'));
    for (const id of ['shell', ...(await readdir(root)).filter(isModuleId)]) {
      await mkdir(join(folder, id, 'dist'), { recursive: true });
      for (const name of await readdir(join(root, id, 'dist'))) {
        const from = join(root, id, 'dist', name);
        if (name === 'built.json') await cp(from, join(folder, id, 'dist', name));
        else await symlink(from, join(folder, id, 'dist', name));
      }
    }
    return new Candidates(folder);
  }

  /** What was built last. */
  async built(id: ModuleId): Promise<string> {
    const { version }: { version: string } = JSON.parse(
      await readFile(join(this.folder, id, 'dist/built.json'), 'utf8'),
    );
    return version;
  }

  /** Builds another version: the last one with other texts in its scripts. Releases nothing. Gives its name. */
  async build(id: ModuleId, alter: (text: string) => string): Promise<string> {
    const dist = join(this.folder, id, 'dist');
    const from = join(dist, await this.built(id));
    const { files, integrity, ...manifest }: Manifest = JSON.parse(await readFile(join(from, 'release.json'), 'utf8'));
    const kept = Object.keys(files).filter((file) => !/\.(br|gz)$/.test(file));
    const contents = await Promise.all(
      kept.map(async (file) => {
        const content = await readFile(join(from, file));
        return [file, file.endsWith('.js') ? Buffer.from(alter(content.toString())) : content] as const;
      }),
    );
    const hashes = contents.map(([file, content]) => [file, hashOf('sha256', content).toString('hex')] as const);
    const version = hashOf('sha256', JSON.stringify(hashes)).toString('hex', 0, 8);
    const to = join(dist, version);
    for (const [file, content] of contents) {
      await mkdir(dirname(join(to, file)), { recursive: true });
      await writeFile(join(to, file), content);
    }
    for (const record of ['calls.json', 'doors.json']) await cp(join(from, record), join(to, record));
    const scripts = contents.filter(([file]) => Object.hasOwn(integrity, file));
    const next: Manifest = {
      ...manifest,
      version,
      files: Object.fromEntries(hashes),
      integrity: Object.fromEntries(
        scripts.map(([file, content]) => [file, `sha384-${hashOf('sha384', content).toString('base64')}`]),
      ),
    };
    await writeFile(join(to, 'release.json'), JSON.stringify(next));
    await writeFile(join(dist, 'built.json'), JSON.stringify({ version, sources: version }));
    return version;
  }

  /** What `pnpm release`, `rollback`, `pin` and `releases` do once everything is built, on the installation of a folder. */
  command(dataDir: string, ...args: string[]): Promise<Ended> {
    return runToEnd('api/src/releases/command.ts', args, { DATA_DIR: dataDir, PRODUCT_DIR: this.folder });
  }

  /** Builds and releases a version; gives its name. */
  async release(dataDir: string, id: ModuleId, alter: (text: string) => string): Promise<string> {
    const version = await this.build(id, alter);
    const { code, output } = await this.command(dataDir, 'release', id);
    if (code !== 0) throw new Error(output);
    return version;
  }

  takeAway(): Promise<void> {
    return rm(this.folder, { recursive: true });
  }
}

/** What a version says of itself, as far as it changes here. */
interface Manifest {
  readonly version: string;
  readonly files: Readonly<Record<string, string>>;
  readonly integrity: Readonly<Record<string, string>>;
}

const hashOf = (algorithm: 'sha256' | 'sha384', content: Buffer | string): Buffer =>
  createHash(algorithm).update(content).digest();
