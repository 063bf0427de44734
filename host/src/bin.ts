#!/usr/bin/env node
import { moduleIds } from '@dialogwerk/shared/contract';
import type { ModuleId } from '@dialogwerk/shared/contract';
import { readBuilt, sealBuild, tryInBrowser } from '@dialogwerk/shared/config/host';
import { build, createServer } from 'vite';
import { distOf } from './defineRemote.ts';
import { packedDoors, packedShell } from './packedFrame.ts';

type Command = (id: ModuleId) => Promise<string>;

/** `dialogwerk-host build|try|alone <module>`, in the folder of a module's repository. */
const commands: Readonly<Record<string, Command>> = {
  async build(id) {
    await build();
    const version = await sealBuild(distOf(id), id, '', packedDoors());
    return `${id} ${version} ist gebaut: ${distOf(id)}/${version}/`;
  },
  async try(id) {
    const built = await readBuilt(distOf(id));
    if (!built) throw new Error(`${id} ist nicht gebaut: dialogwerk-host build ${id}`);
    return (await tryInBrowser([{ shell: packedShell, module: `${distOf(id)}/${built.version}` }])).join('\n');
  },
  async alone() {
    const server = await createServer();
    await server.listen();
    return `  Local: ${server.resolvedUrls?.local[0] ?? ''}`;
  },
};

const [name = '', module = ''] = process.argv.slice(2);
const command = commands[name];
const id = moduleIds.find((known) => known === module);
if (command && id) {
  try {
    process.stdout.write(`${await command(id)}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
} else {
  process.stderr.write(`dialogwerk-host <${Object.keys(commands).join('|')}> <${moduleIds.join('|')}>\n`);
  process.exitCode = 1;
}
