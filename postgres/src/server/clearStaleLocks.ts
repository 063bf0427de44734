import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Address } from '../Cluster.ts';
import { isListed } from './processState.ts';
import { StorageStartError } from '../StorageStartError.ts';
import { texts } from '../texts.ts';

/** PostgreSQL writes its lock files at once; one that is empty for longer is the remnant of a crash. Milliseconds. */
const writingTime = 3_000;

/**
 * Removes lock files that PostgreSQL would respect although no server runs on the data (the caller has checked that): with the pid
 * of a zombie or of another program, or empty after a power cut. A dead pid stays: PostgreSQL then looks for survivors itself. Throws
 * StorageStartError `lockDamaged` for one that holds anything else, because nobody knows whose it is.
 */
export async function clearStaleLocks(data: string, address: Address): Promise<void> {
  const files = [join(data, 'postmaster.pid'), join(address.host, `.s.PGSQL.${address.port}.lock`)];
  for (const file of files) {
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text === undefined) continue;
    if (text.trim() !== '' && !/^\s*[1-9]\d{0,9}\s*(\n|$)/.test(text)) {
      throw new StorageStartError('lockDamaged', texts.lockDamaged(file));
    }
    const pid = Number.parseInt(text, 10);
    const age = Date.now() - ((await stat(file).catch(() => undefined))?.mtimeMs ?? Date.now());
    if (Number.isNaN(pid) ? age > writingTime : isListed(pid)) await rm(file, { force: true });
  }
}
