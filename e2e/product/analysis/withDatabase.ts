import { Client } from 'pg';
import type { Product } from '../startProduct.ts';
import { bundledConnection } from './bundledConnection.ts';

/** Does something with the PostgreSQL that a product has bundled. */
export async function withDatabase(product: Product, act: (database: Client) => Promise<void>): Promise<void> {
  const database = new Client(await bundledConnection(product.dataDir));
  await database.connect();
  try {
    await act(database);
  } finally {
    await database.end();
  }
}
