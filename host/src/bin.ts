#!/usr/bin/env node
import { moduleIds } from '@dialogwerk/shared/contract';
import type { ModuleId } from '@dialogwerk/shared/contract';
import { sealBuild } from '@dialogwerk/shared/config/host';
import { build, createServer } from 'vite';
import { distOf } from './defineRemote.ts';

type Command = (id: ModuleId) => Promise<string>;

/** `dialogwerk-host build <module>` and `dialogwerk-host alone <module>`, in the folder of a module's repository. */
const commands: Readonly<Record<string, Command>> = {
  async build(id) {
    await build();
    const version = await sealBuild(distOf(id), id, '');
    return `${id} ${version} ist gebaut: ${distOf(id)}/${version}/`;
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
  process.stdout.write(`${await command(id)}\n`);
} else {
  process.stderr.write(`dialogwerk-host <${Object.keys(commands).join('|')}> <${moduleIds.join('|')}>\n`);
  process.exitCode = 1;
}
