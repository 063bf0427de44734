import { statfs } from 'node:fs/promises';
import type { Cluster } from '../Cluster.ts';
import { StorageStartError } from '../StorageStartError.ts';
import { texts } from '../texts.ts';

/** Bytes PostgreSQL needs at least to start: a segment of its write-ahead log. */
const leastSpace = 16 * 1024 * 1024;

/** Why initdb or a server ended before it was of use, told from its output and the disk. */
export async function startFailure({ dataDir, home, logs }: Cluster, output: string): Promise<StorageStartError> {
  const disk = await statfs(home).catch(() => undefined);
  const isFull = disk !== undefined && disk.bavail * disk.bsize < leastSpace;
  if (isFull || output.includes('No space left on device')) {
    return new StorageStartError('diskFull', texts.diskFull(dataDir), output);
  }
  if (/Permission denied|Read-only file system|has invalid permissions|has wrong ownership/.test(output)) {
    return new StorageStartError('notWritable', texts.notWritable(dataDir), output);
  }
  if (output.includes('administrative permissions')) {
    return new StorageStartError('administrator', texts.administrator, output);
  }
  return new StorageStartError('failed', texts.failed(dataDir, logs), output);
}
