#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { isModuleId } from '@dialogwerk/shared/contract';
import type { ModuleId } from '@dialogwerk/shared/contract';
import { distOf } from './distOf.ts';
import { initModule } from './initModule.ts';

type Command = (args: readonly string[]) => Promise<string>;

/** `dialogwerk-host init [name] [title]` in an empty folder, `build`, `try` and `alone` in that of a module. */
const commands: Readonly<Record<string, Command>> = {
  async init([name, title]) {
    const files = await initModule(process.cwd(), name, title);
    return [
      ...files,
      '',
      'Weiter: npm install, dann npm test, npm run alone, npm run build. Alles Übrige sagt README.md.',
    ].join('\n');
  },
  async build() {
    const id = await moduleHere();
    const { build } = await import('vite');
    const { sealBuild } = await import('@dialogwerk/shared/config/host');
    const { packedDoors } = await import('./packedFrame.ts');
    await build();
    const version = await sealBuild(distOf(id), id, '', packedDoors());
    return `${id} ${version} ist gebaut: ${distOf(id)}/${version}/`;
  },
  async try() {
    const id = await moduleHere();
    const { readBuilt, tryInBrowser } = await import('@dialogwerk/shared/config/host');
    const { packedShell } = await import('./packedFrame.ts');
    const built = await readBuilt(distOf(id));
    if (!built) throw new Error(`${id} ist nicht gebaut: npx dialogwerk-host build`);
    return (await tryInBrowser([{ shell: packedShell, module: `${distOf(id)}/${built.version}` }])).join('\n');
  },
  async alone() {
    await moduleHere();
    const { createServer } = await import('vite');
    const server = await createServer();
    await server.listen();
    return `  Local: ${server.resolvedUrls?.local[0] ?? ''}`;
  },
};

/** The module whose folder this is, as its configuration of Vite names it. */
async function moduleHere(): Promise<ModuleId> {
  if (!existsSync('vite.config.ts'))
    throw new Error(
      'In diesem Ordner steht kein Modul: Es fehlt vite.config.ts. Ein neues legen Sie in einem leeren Ordner an: npx dialogwerk-host init mf-name',
    );
  const { resolveConfig } = await import('vite');
  const { build } = await resolveConfig({}, 'build');
  const id = basename(dirname(build.outDir));
  if (!isModuleId(id)) throw new Error('vite.config.ts nennt kein Modul: export default defineRemote(manifest)');
  return id;
}

const [name = '', ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (command) {
  try {
    process.stdout.write(`${await command(args)}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
} else {
  process.stderr.write(`dialogwerk-host <${Object.keys(commands).join('|')}>\n`);
  process.exitCode = 1;
}
