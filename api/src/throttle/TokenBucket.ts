import { sql } from 'kysely';
import type { Services } from '../services.ts';
import { addressGroup } from './addressGroup.ts';

/** How often something may be done from one address: each time takes a token, and tokens come back with time. */
export interface TokenBucket {
  /** What is done; limits of one name are one. */
  readonly name: string;
  /** Max tokens: what may be done at one moment. */
  readonly burst: number;
  /** Milliseconds until one more token is there. */
  readonly refillMs: number;
}

type Context = Pick<Services, 'db' | 'now' | 'pseudonym'>;

/**
 * Takes an address's `tokens` out of its bucket, which all servers share. Gives 0, or the milliseconds until there are as many: then
 * none is taken. Of an address only a pseudonym is kept, and the moment at which its bucket will be full again.
 */
export async function takeTokens(
  { db, now, pseudonym }: Context,
  { name, burst, refillMs }: TokenBucket,
  address: string,
  tokens: number,
): Promise<number> {
  const key = pseudonym(`${name}:${addressGroup(address)}`);
  const current = new Date(now());
  const latest = new Date(now() + burst * refillMs);
  const taken = tokens * refillMs;
  // One statement, so that many at once wait for each other no longer than it takes.
  const { rows } = await sql<{ whole_at: Date; taken: boolean }>`
    with turn as (
      insert into rate_limits as l (key, whole_at)
      select ${key}::bytea, ${current}::timestamptz + ${taken}::float8 * interval '1 ms'
      where ${tokens}::int <= ${burst}::int
      on conflict (key) do update
        set whole_at = greatest(l.whole_at, ${current}::timestamptz) + ${taken}::float8 * interval '1 ms'
        where greatest(l.whole_at, ${current}::timestamptz) + ${taken}::float8 * interval '1 ms' <= ${latest}::timestamptz
      returning whole_at
    )
    select whole_at, true as taken from turn
    union all
    select whole_at, false as taken from rate_limits where key = ${key}::bytea and not exists (select from turn)`.execute(
    db,
  );
  const found = rows[0];
  if (found?.taken) return 0;
  const whole = Math.max(found?.whole_at.getTime() ?? 0, current.getTime());
  // Because who lost the race for the last token may still see the row as it was before, and 0 would let them through.
  return Math.max(whole + taken - latest.getTime(), 1);
}

/** Gives back a token that an address took for what was none of what is counted. */
export async function giveBackToken(
  { db, pseudonym }: Pick<Context, 'db' | 'pseudonym'>,
  { name, refillMs }: TokenBucket,
  address: string,
): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set({ whole_at: sql`whole_at - ${refillMs}::float8 * interval '1 ms'` })
    .where('key', '=', pseudonym(`${name}:${addressGroup(address)}`))
    .execute();
}

/** Forgets the addresses that have full buckets again. */
export async function clearRateLimits({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await db.deleteFrom('rate_limits').where('whole_at', '<', new Date(now())).execute();
}
