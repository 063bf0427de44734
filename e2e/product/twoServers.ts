import { randomBytes } from 'node:crypto';
import { externalDatabase } from './externalDatabase.ts';
import { startProduct } from './startProduct.ts';
import type { Product } from './startProduct.ts';

export interface TwoServers {
  readonly first: Product;
  readonly second: Product;
  stop(): Promise<void>;
}

/** Two processes of the server that share a database and the key of its secrets, and nothing else. */
export async function twoServers(): Promise<TwoServers> {
  const database = await externalDatabase();
  const env = { SECRETS_KEY: randomBytes(32).toString('base64') };
  const first = await startProduct({ databaseUrl: database.url, env });
  const second = await startProduct({ databaseUrl: database.url, env, account: first.account });
  return {
    first,
    second,
    async stop() {
      await Promise.all([first.stop(), second.stop()]);
      await database.drop();
    },
  };
}
