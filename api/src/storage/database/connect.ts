import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { PoolConfig } from 'pg';
import { withDeadline } from '../../withDeadline.ts';
import { patientClient } from './patientClient.ts';
import type { Tables } from '../tables/tables.ts';

/** A little longer than PostgreSQL lets a statement take. */
const SILENCE_MS = 35_000;
const CLOSING_MS = 3_000;

export interface Database {
  readonly pool: Pool;
  readonly db: Kysely<Tables>;
  /** Waits for running queries, but no longer than 3 s, then closes all connections. */
  readonly close: () => Promise<void>;
}

/**
 * A pool and Kysely on top of it. `bigint` comes as a number; one that a number cannot hold exactly is an error
 * instead of a wrong number. `onIdleFault` hears of connections that broke while nobody used them. A query without an
 * answer for `silenceMs` fails as one of a database that is away.
 */
export function connect(config: PoolConfig, onIdleFault: (error: Error) => void, silenceMs = SILENCE_MS): Database {
  const { sockets, ...patient } = patientClient(silenceMs);
  const pool = new Pool({
    max: 20,
    application_name: 'dialogwerk',
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
    ...patient,
    ...config,
    types: {
      getTypeParser: (oid, format) => (oid === types.builtins.INT8 ? readBigint : types.getTypeParser(oid, format)),
    },
  });
  pool.on('error', onIdleFault);
  // A connection that breaks while it is used rejects its query, but may tell of it once more: unheard, that would end the server.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const end = async () => {
    await db.destroy();
    // Because Kysely leaves a pool open that it has not used yet.
    if (!pool.ended) await pool.end();
  };
  return {
    pool,
    db,
    async close() {
      await withDeadline(end(), CLOSING_MS);
      for (const socket of sockets) socket.destroy();
    },
  };
}

function readBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('a bigint is too great for a number');
  return value;
}
