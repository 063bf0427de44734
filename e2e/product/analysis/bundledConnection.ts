import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';

/** How to reach the PostgreSQL that a started product has bundled. */
export async function bundledConnection(dataDir: string): Promise<ClientConfig> {
  const data = join(dataDir, 'postgres', 'data');
  const [, , , port, socketFolder] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n');
  const password = await readFile(join(data, 'dialogwerk.password'), 'utf8');
  return { host: socketFolder || '127.0.0.1', port: Number(port), user: 'dialogwerk', password, database: 'postgres' };
}
