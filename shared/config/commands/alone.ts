import { randomBytes } from 'node:crypto';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endWithThis, freePort, untilReady } from '../../src/testing/servers.ts';
import { inProject, moduleFolders, projectRoot } from './projectPaths.ts';

/**
 * `pnpm alone` in a module's folder: the module from its sources in the shell's frame with hot reload, on the running
 * installation of API_URL, else on an api of its own with the first world of example dialogs in `.data/alone-<module>` (or DATA_DIR).
 */
export default async function alone([id = '']: readonly string[]): Promise<void> {
  if (!moduleFolders.some((known) => known === id))
    throw new Error(`Welches Modul? Es gibt: ${moduleFolders.join(', ')}.`);
  if (process.env['API_URL']) {
    const vite = startVite(id, {});
    process.on('SIGTERM', () => vite.kill('SIGTERM'));
    await once(vite, 'exit');
    return;
  }
  const port = await freePort();
  const data = process.env['DATA_DIR'] ?? inProject('.data', `alone-${id}`);
  const account = { username: 'team@dialogwerk.local', password: await ownPassword(data) };
  const api = endWithThis(
    spawn(process.execPath, [inProject('api', 'src', 'server.ts')], {
      cwd: projectRoot,
      stdio: 'inherit',
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: data,
        ADMIN_EMAIL: account.username,
        ADMIN_PASSWORD: account.password,
      },
    }),
  );
  const children: ChildProcess[] = [api];
  const stop = (): void => children.forEach((child) => child.kill('SIGTERM'));
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  const url = `http://127.0.0.1:${port}`;
  const end = (): void => {
    if (api.exitCode !== null || api.signalCode !== null) process.exit(1);
  };
  await untilReady(url, end, () => 'Der Server ist noch nicht bereit.');
  const vite = startVite(id, { API_URL: url, ALONE_USERNAME: account.username, ALONE_PASSWORD: account.password });
  children.push(vite);
  vite.on('exit', stop);
  await once(api, 'exit');
}

function startVite(id: string, env: Readonly<Record<string, string>>): ChildProcess {
  return spawn(inProject(id, 'node_modules', '.bin', 'vite'), ['--configLoader', 'native'], {
    cwd: inProject(id),
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
}

/** Made at the first start and kept beside the data that it opens. */
async function ownPassword(data: string): Promise<string> {
  const file = join(data, 'alone-password');
  const known = await readFile(file, 'utf8').catch(() => null);
  if (known) return known;
  const made = randomBytes(18).toString('base64url');
  await mkdir(data, { recursive: true });
  await writeFile(file, made, { mode: 0o600 });
  return made;
}
