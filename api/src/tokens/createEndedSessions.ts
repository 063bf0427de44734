import type { Kysely } from 'kysely';
import type { Bus } from '../bus/Bus.ts';
import type { Tables } from '../storage/tables/tables.ts';
import { ACCESS_TOKEN_MS } from './accessTokens.ts';

/** Sessions of respondents that were ended before their access tokens ran out. */
export interface EndedSessions {
  /** Whether the session was ended, mostly without asking the database. */
  readonly has: (family_id: string) => Promise<boolean>;
  /** Looks anew and has the other servers do so, once sessions were ended and committed. */
  readonly noteMore: () => Promise<void>;
  /** Calls the listener once when the session was ended; gives the way to stop listening. */
  readonly onEnd: (family_id: string, listener: () => void) => () => void;
}

const TOPIC = 'ended-sessions';
/** News may be lost, so after so long a server looks for itself. */
const LOOK_AGAIN_MS = 30_000;

/**
 * Keeps those of the last 15 minutes in memory, because a look at the database with each turn would make all turns dearer for
 * the sake of a few. On the server that ends a session it holds at once, on others within the bus's moment; a server that hears
 * nothing asks the database each time.
 */
export function createEndedSessions(db: Kysely<Tables>, bus: Bus, now: () => number): EndedSessions {
  const listeners = new Map<string, Set<() => void>>();
  let known: Promise<ReadonlySet<string>> | null = null;
  let lookedAt = 0;
  let isListening = false;

  async function look(): Promise<ReadonlySet<string>> {
    lookedAt = now();
    const looking = readEnded(db, now());
    known = looking;
    try {
      const ended = await looking;
      for (const family_id of ended) for (const listener of listeners.get(family_id) ?? []) listener();
      return ended;
    } catch (error) {
      if (known === looking) known = null;
      throw error;
    }
  }

  function listen(): void {
    if (isListening) return;
    isListening = true;
    bus.listen(TOPIC, () => void look().catch(() => {}));
  }

  return {
    async has(family_id) {
      listen();
      const isOld = known === null || now() - lookedAt > LOOK_AGAIN_MS || !bus.state.isHearing;
      const ended = await (isOld ? look() : known);
      return ended?.has(family_id) ?? false;
    },
    async noteMore() {
      bus.publish(TOPIC);
      await look();
    },
    onEnd(family_id, listener) {
      const own = listeners.get(family_id) ?? new Set();
      listeners.set(family_id, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0 && listeners.get(family_id) === own) listeners.delete(family_id);
      };
    },
  };
}

/** An access token is made with a session's last use and does not outlive it by more than its own time. */
async function readEnded(db: Kysely<Tables>, now: number): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('token_families')
    .select('family_id')
    .where('kind', '=', 'respondent')
    .where('revoked_at', 'is not', null)
    .where('last_used_at', '>', new Date(now - ACCESS_TOKEN_MS))
    .execute();
  return new Set(rows.map(({ family_id }) => family_id));
}
