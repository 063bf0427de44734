import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { PoolConfig } from 'pg';
import type { Tables } from './tables.ts';

export interface Database {
  readonly pool: Pool;
  readonly db: Kysely<Tables>;
  /** Waits for running queries, then closes all connections. */
  readonly close: () => Promise<void>;
}

/**
 * A pool and Kysely on top of it. `bigint` comes as a number; one that a number cannot hold exactly is an error
 * instead of a wrong number. `onIdleFault` hears of connections that broke while nobody used them.
 */
export function connect(config: PoolConfig, onIdleFault: (error: Error) => void): Database {
  const pool = new Pool({
    max: 20,
    application_name: 'dialogwerk',
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    ...config,
    types: {
      getTypeParser: (oid, format) => (oid === types.builtins.INT8 ? readBigint : types.getTypeParser(oid, format)),
    },
  });
  pool.on('error', onIdleFault);
  // A connection that breaks while it is used rejects its query, but may tell of it once more: unheard, that would end the server.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    pool,
    db,
    async close() {
      await db.destroy();
      // Because Kysely leaves a pool open that it has not used yet.
      if (!pool.ended) await pool.end();
    },
  };
}

function readBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('a bigint is too great for a number');
  return value;
}
