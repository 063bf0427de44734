import type { Pool, PoolClient } from 'pg';
import type { Bus, BusListener } from './Bus.ts';

const CHANNEL = 'dialogwerk_changes';
/** A NOTIFY with every change costs a third of the rate, one in 200 ms two in a hundred (architecture.md). */
const COALESCE_MS = 200;
const RETRY_MS = 1_000;
/** PostgreSQL takes less than 8,000 bytes in a notification. */
const MOST_IDS = 100;

/**
 * The bus on LISTEN and NOTIFY. Its one connection is opened with the first listener and again after it broke; all
 * listeners are told then, because they may have missed something.
 */
export function createBus(pool: Pool): Bus {
  const listeners = new Map<string, Set<BusListener>>();
  const waiting = new Set<string>();
  let flushing: NodeJS.Timeout | undefined;
  let retrying: NodeJS.Timeout | undefined;
  let connection: PoolClient | 'opening' | null = null;
  const state = { isHearing: false };
  let closed = false;

  function flush(): void {
    flushing = undefined;
    const ids = [...waiting];
    waiting.clear();
    for (let from = 0; from < ids.length; from += MOST_IDS) {
      const payload = JSON.stringify(ids.slice(from, from + MOST_IDS));
      // Lost news do no harm: streams look for themselves now and then.
      pool.query('select pg_notify($1, $2)', [CHANNEL, payload]).catch(() => {});
    }
  }

  function tell(survey_id: string): void {
    for (const listener of listeners.get(survey_id) ?? []) listener();
  }

  async function open(): Promise<void> {
    if (connection !== null || closed) return;
    connection = 'opening';
    try {
      const client = await pool.connect();
      if (closed) {
        client.release(true);
        return;
      }
      client.on('notification', ({ payload = '[]' }) => readIds(payload).forEach(tell));
      client.on('error', () => lose(client));
      connection = client;
      await client.query(`listen ${CHANNEL}`);
      state.isHearing = true;
      for (const survey_id of listeners.keys()) tell(survey_id);
    } catch {
      // What broke has told so itself, unless there is no connection yet.
      lose(connection === 'opening' ? null : connection);
    }
  }

  function lose(client: PoolClient | null): void {
    if (client !== null && connection !== client) return;
    connection = null;
    state.isHearing = false;
    client?.release(true);
    clearTimeout(retrying);
    if (!closed) retrying = setTimeout(() => void open(), RETRY_MS).unref();
  }

  return {
    publish(survey_id) {
      waiting.add(survey_id);
      if (!closed) flushing ??= setTimeout(flush, COALESCE_MS).unref();
    },
    listen(survey_id, listener) {
      const known = listeners.get(survey_id) ?? new Set();
      listeners.set(survey_id, known.add(listener));
      void open();
      return () => {
        known.delete(listener);
        if (known.size === 0 && listeners.get(survey_id) === known) listeners.delete(survey_id);
      };
    },
    state,
    close() {
      closed = true;
      state.isHearing = false;
      clearTimeout(flushing);
      clearTimeout(retrying);
      if (connection !== null && connection !== 'opening') connection.release(true);
      connection = null;
    },
  };
}

function readIds(payload: string): string[] {
  const ids: unknown = JSON.parse(payload);
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}
