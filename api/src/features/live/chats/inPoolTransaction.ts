import type { Pool, PoolClient } from 'pg';

/** Runs plain statements in a transaction: all of them or none. */
export async function inPoolTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | boolean = true;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    broken = false;
    return result;
  } catch (error) {
    await client.query('rollback').then(
      () => {
        broken = false;
      },
      () => undefined,
    );
    throw error;
  } finally {
    client.release(broken);
  }
}
