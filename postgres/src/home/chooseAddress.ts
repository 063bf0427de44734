import { createHash } from 'node:crypto';
import { lstat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Account, Address } from '../Cluster.ts';
import { makeOwnedFolder } from './prepareHome.ts';
import { StorageStartError } from '../StorageStartError.ts';
import { texts } from '../texts.ts';

const socketPort = 5432;

/** Bytes that the name of a Unix socket may have on every system (`sun_path`: 104 with its end on macOS, 108 on Linux). */
const longestSocketPath = 103;

/**
 * Where the cluster in `home` shall listen: a Unix socket in a folder that only the account may enter, under the temporary folder
 * when the path would be too long; on Windows a free port of 127.0.0.1. Throws StorageStartError.
 */
export async function chooseAddress(home: string, account: Account | undefined): Promise<Address> {
  if (process.platform === 'win32') return { host: '127.0.0.1', port: await freePort() };
  const near = join(home, 'run');
  const length = Buffer.byteLength(join(near, `.s.PGSQL.${socketPort}`));
  const host = length <= longestSocketPath ? near : join(tmpdir(), `dialogwerk-${shortHash(home)}`);
  await makeOwnedFolder(host, account);
  const { uid, mode } = await lstat(host);
  const isOurs = uid === (account?.uid ?? process.getuid?.()) && (mode & 0o077) === 0;
  if (!isOurs) throw new StorageStartError('failed', texts.foreignSocketFolder(host));
  return { host, port: socketPort };
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
