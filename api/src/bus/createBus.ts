import type { Pool, PoolClient } from 'pg';
import type { Bus, BusListener, Message } from './Bus.ts';

const CHANNEL = 'dialogwerk_changes';
/** A NOTIFY with every change costs a third of the rate, one in 200 ms two in a hundred (architecture.md). */
const COALESCE_MS = 200;
/** Messages come of hands that move: ten a second are as good as more. */
const MESSAGES_MS = 100;
const RETRY_MS = 1_000;
/** PostgreSQL takes less than 8,000 bytes in a notification. */
const MOST_IDS = 100;
const MOST_MESSAGES = 8;

/** What a notification says: dialogs about which something is new, or messages about them. */
type Notification = readonly string[] | readonly Told[];
interface Told extends Message {
  readonly survey_id: string;
}

/**
 * The bus on LISTEN and NOTIFY. Its one connection is opened with the first listener and again after it broke; all
 * listeners are told then, because they may have missed something.
 */
export function createBus(pool: Pool): Bus {
  const listeners = new Map<string, Set<BusListener>>();
  const waiting = new Set<string>();
  const told = new Map<string, Told>();
  let passing: NodeJS.Timeout | undefined;
  let flushing: NodeJS.Timeout | undefined;
  let retrying: NodeJS.Timeout | undefined;
  let connection: PoolClient | 'opening' | null = null;
  const state = { isHearing: false };
  let closed = false;

  function flush(): void {
    flushing = undefined;
    const ids = [...waiting];
    waiting.clear();
    for (let from = 0; from < ids.length; from += MOST_IDS) notify(ids.slice(from, from + MOST_IDS));
  }

  function pass(): void {
    passing = undefined;
    const messages = [...told.values()];
    told.clear();
    for (let from = 0; from < messages.length; from += MOST_MESSAGES)
      notify(messages.slice(from, from + MOST_MESSAGES));
  }

  function notify(notification: Notification): void {
    // Lost news do no harm: streams look for themselves now and then.
    pool.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(notification)]).catch(() => {});
  }

  function hear(survey_id: string, message?: Message): void {
    for (const listener of listeners.get(survey_id) ?? []) listener(message);
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
      client.on('notification', ({ payload = '[]' }) => read(payload).forEach((news) => hear(...news)));
      client.on('error', () => lose(client));
      connection = client;
      await client.query(`listen ${CHANNEL}`);
      state.isHearing = true;
      for (const survey_id of listeners.keys()) hear(survey_id);
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
    tell(survey_id, message) {
      told.set(`${survey_id} ${message.key}`, { survey_id, ...message });
      if (!closed) passing ??= setTimeout(pass, MESSAGES_MS).unref();
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
      clearTimeout(passing);
      clearTimeout(retrying);
      if (connection !== null && connection !== 'opening') connection.release(true);
      connection = null;
    },
  };
}

/** The dialogs that a notification is about, each with its message where it is one. */
function read(payload: string): [survey_id: string, message?: Message][] {
  const notification: unknown = JSON.parse(payload);
  if (!Array.isArray(notification)) return [];
  return notification.flatMap((one: unknown): [string, Message?][] => {
    if (typeof one === 'string') return [[one]];
    return isTold(one) ? [[one.survey_id, { key: one.key, text: one.text }]] : [];
  });
}

function isTold(one: unknown): one is Told {
  return typeof one === 'object' && one !== null && 'survey_id' in one && 'key' in one && 'text' in one;
}
