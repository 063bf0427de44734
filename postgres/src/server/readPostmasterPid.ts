import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Address } from '../Cluster.ts';

export interface Postmaster {
  readonly pid: number;
  /** Missing for the first moments of a start. */
  readonly address: Address | undefined;
}

/** What `postmaster.pid` notes about the server on this data, running or not; undefined without a readable note. */
export async function readPostmasterPid(data: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , port, socketFolder, listens] = text.split('\n').map((line) => line.trim());
  if (!pid || !(Number(pid) > 0)) return undefined;
  const host = socketFolder || (listens && '127.0.0.1');
  return { pid: Number(pid), address: host ? { host, port: Number(port) } : undefined };
}
