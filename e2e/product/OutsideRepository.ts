import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endWithThis } from '@dialogwerk/shared/testing/servers';

const project = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** pnpm as it runs the tests, a script or a program, else as npx has it. */
function ownPnpm(path: string | undefined): readonly string[] {
  if (!path?.includes('pnpm')) return ['npx', '--yes', 'pnpm'];
  return /\.[cm]?js$/.test(path) ? [process.execPath, path] : [path];
}
const pnpm = ownPnpm(process.env['npm_execpath']);

/** The package's commands, as an installed one has them. */
const HOST = 'node_modules/@dialogwerk/host/dist/node/bin.js';

/** A team's own repository: nothing of this one is in it but the package that `pnpm pack` makes of `host`. */
export class OutsideRepository {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** That of 'Teilen': packs the host, and installs it beside the team's sources. */
  static async make(): Promise<OutsideRepository> {
    const outside = await OutsideRepository.packed();
    await cp(project('e2e/composition/outside'), outside.folder, { recursive: true });
    await outside.install();
    return outside;
  }

  /** With nothing in it but the packed host, installed. */
  static async makeEmpty(): Promise<OutsideRepository> {
    const outside = await OutsideRepository.packed();
    await outside.run(...pnpm, 'add', './dialogwerk-host.tgz', '--prefer-offline');
    return outside;
  }

  private static async packed(): Promise<OutsideRepository> {
    const folder = await mkdtemp(join(tmpdir(), 'dialogwerk-outside-'));
    await run(project('host'), [...pnpm, 'pack', '--out', join(folder, 'dialogwerk-host.tgz')]);
    return new OutsideRepository(folder);
  }

  async install(): Promise<void> {
    await this.run(...pnpm, 'install', '--prefer-offline', '--no-frozen-lockfile');
  }

  /** `dialogwerk-host <args>`. */
  host(...args: readonly string[]): Promise<string> {
    return this.run(process.execPath, HOST, ...args);
  }

  /** A script of its package.json. */
  script(name: string): Promise<string> {
    return this.run(...pnpm, 'run', name);
  }

  /** Runs a program of the repository to its end; gives what it wrote. Throws that when it fails. */
  run(...command: readonly string[]): Promise<string> {
    return run(this.folder, command);
  }

  async change(file: string, change: (text: string) => string): Promise<void> {
    const path = join(this.folder, file);
    await writeFile(path, change(await readFile(path, 'utf8')));
  }

  /** The module inside the frame, on a running installation; gives its address. */
  async startAlone(api: string): Promise<{ readonly url: string; stop(): Promise<void> }> {
    const child = endWithThis(
      spawn(process.execPath, [HOST, 'alone'], {
        cwd: this.folder,
        env: { ...process.env, API_URL: api, NO_COLOR: '1', FORCE_COLOR: '0' },
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    );
    let written = '';
    const url = await new Promise<string>((resolve, reject) => {
      const read = (chunk: Buffer): void => {
        written += chunk.toString();
        const address = /Local:\s+(http:\S+)/.exec(written)?.[1];
        if (address !== undefined) resolve(address);
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.on('exit', () => reject(new Error(written)));
    });
    return {
      url,
      async stop() {
        child.kill('SIGTERM');
        await once(child, 'exit');
      },
    };
  }

  takeAway(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }
}

async function run(cwd: string, [program = '', ...args]: readonly string[]): Promise<string> {
  const child = spawn(program, args, {
    cwd,
    // What the tests' own pnpm says to its scripts is not for another repository.
    env: Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(npm|pnpm)_/i.test(name))),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(child, 'close');
  if (child.exitCode !== 0) throw new Error(`${program} ${args.join(' ')}:\n${output}`);
  return output;
}
