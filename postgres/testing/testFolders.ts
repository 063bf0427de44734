import { chmod, mkdtemp, readdir, readFile, readlink, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import { readPostmasterPid } from '../src/server/readPostmasterPid.ts';

/** Gives tests data folders, and after each test ends every process that works in them and removes them. */
export function testFolders(): { make(): Promise<string> } {
  const made: string[] = [];
  afterEach(async () => {
    for (const folder of made.splice(0)) {
      const home = await realpath(join(folder, 'postgres')).catch(() => folder);
      for (const place of new Set([folder, home])) await endProcessesIn(place);
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  });
  return {
    make: async () => {
      const folder = await realpath(await mkdtemp(join(tmpdir(), 'dialogwerk-test-')));
      made.push(folder);
      // Because PostgreSQL's unprivileged account must get through.
      await chmod(folder, 0o755);
      return folder;
    },
  };
}

/** The processes that work in a folder, or were started with its name among their arguments, without this one. */
export async function processesIn(folder: string): Promise<number[]> {
  const numbers = (await readdir('/proc').catch(() => [])).map(Number).filter((pid) => pid > 0 && pid !== process.pid);
  const found: number[] = [];
  for (const pid of numbers) {
    const works = await readlink(`/proc/${pid}/cwd`).catch(() => '');
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (works.startsWith(folder) || command.includes(folder)) found.push(pid);
  }
  return found;
}

async function endProcessesIn(folder: string): Promise<void> {
  const noted = await readPostmasterPid(join(folder, 'data'));
  const pids = new Set(await processesIn(folder));
  if (noted && process.platform !== 'linux') pids.add(noted.pid);
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended by itself meanwhile.
      continue;
    }
  }
}
