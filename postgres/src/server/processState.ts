import { execFile } from 'node:child_process';
import { readFile, readlink } from 'node:fs/promises';
import { promisify } from 'node:util';
import { errorCode } from '../StorageStartError.ts';

/** Whether a signal would reach the process; true for zombies as well. */
export function isListed(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** Whether the process lives and is a PostgreSQL that works in this data folder: no zombie, no other program with a reused number. */
export async function isPostgresOn(data: string, pid: number): Promise<boolean> {
  if (!isListed(pid)) return false;
  if (process.platform === 'linux') return isPostgresOnLinux(data, pid);
  if (process.platform === 'win32') return true;
  const { stdout } = await promisify(execFile)('ps', ['-o', 'stat=,comm=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return !stdout.startsWith('Z') && stdout.trim().endsWith('postgres');
}

async function isPostgresOnLinux(data: string, pid: number): Promise<boolean> {
  // "123 (name) S ...", where the name may hold anything.
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [, name, state] = /^\d+ \((.*)\) (\S)/s.exec(status) ?? [];
  if (name !== 'postgres' || state === 'Z' || state === 'X') return false;
  // Because only its owner and root may read where a process works; then its name has to do.
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => data);
  return folder === data;
}
