import { spawn } from 'node:child_process';
import type { Account } from './Cluster.ts';

export interface Ended {
  readonly code: number | null;
  /** Standard output and error, as they came. */
  readonly output: string;
}

/** Runs a program of PostgreSQL to its end. Rejects when it cannot be executed at all (ENOENT, EACCES). */
export function runProgram(program: string, args: string[], cwd: string, account: Account | undefined): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...childOptions(cwd, account), stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

/** Spawn options for every process of PostgreSQL: the account, and an environment without the api's secrets and PG* variables. */
export function childOptions(cwd: string, account: Account | undefined) {
  const { PATH, SystemRoot, TEMP, TMP } = process.env;
  const given = Object.entries({ PATH, SystemRoot, TEMP, TMP }).filter((entry) => entry[1] !== undefined);
  return {
    cwd,
    env: { ...Object.fromEntries(given), LC_ALL: 'C' },
    windowsHide: true,
    // Because spawn takes signed numbers only, and macOS' nobody is -2.
    ...(account && { uid: account.uid | 0, gid: account.gid | 0 }),
  };
}
