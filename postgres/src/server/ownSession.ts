import { Client } from 'pg';
import type { Connection } from './connection.ts';
import { errorCode } from '../StorageStartError.ts';

/** A database session that holds the ownership lock for as long as it lives. */
export interface Session {
  /** Fulfilled when the session is over, by whatever cause. */
  readonly lost: Promise<void>;
  end(): Promise<void>;
}

export type Attempt =
  | { readonly outcome: 'held'; readonly session: Session }
  /** Another live api holds the lock. */
  | { readonly outcome: 'taken' }
  /** A server answers, but is still starting or already stopping. */
  | { readonly outcome: 'notYet' }
  /** No server, or one that cannot be talked to. */
  | { readonly outcome: 'silent' };

/** "Dial", "owne": an advisory lock of two numbers, so that it cannot meet the one-number locks of migrations. */
const ownershipLock = [0x4469_616c, 0x6f77_6e65];

/** cannot_connect_now, too_many_connections, admin_shutdown, crash_shutdown. */
const answersLater = new Set(['57P03', '53300', '57P01', '57P02']);

/**
 * Tries to become the one owner of the server at a connection. PostgreSQL itself keeps the lock: it is free again in the moment
 * the owner's process dies, however it dies.
 */
export async function ownSession(connection: Connection): Promise<Attempt> {
  const client = new Client({
    ...connection,
    connectionTimeoutMillis: 5_000,
    application_name: 'dialogwerk supervisor',
  });
  const lost = new Promise<void>((resolve) => client.once('end', resolve));
  // Because an unheard error event would end the process; `lost` tells the same.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const sql = 'select pg_try_advisory_lock($1::int, $2::int) as held';
    const { rows } = await client.query<{ held: boolean }>(sql, ownershipLock);
    if (rows[0]?.held) return { outcome: 'held', session: { lost, end: () => client.end() } };
    await client.end();
    return { outcome: 'taken' };
  } catch (error) {
    void client.end().catch(() => undefined);
    return { outcome: answersLater.has(errorCode(error) ?? '') ? 'notYet' : 'silent' };
  }
}
