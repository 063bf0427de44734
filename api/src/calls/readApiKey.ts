import type { ApiScope } from '@dialogwerk/shared/contract';
import { hashOfKey } from '../apiKeys/hashOfKey.ts';
import { CallError } from '../errors/CallError.ts';
import type { Author } from '../identity/identity.ts';
import type { Services } from '../services.ts';
import { takeTokens } from '../throttle/TokenBucket.ts';
import type { TokenBucket } from '../throttle/TokenBucket.ts';

/** What a program may ask for that works a list off; who wants a whole dialog's answers asks for a file. */
const CALLS: TokenBucket = { name: 'calls of a key', burst: 120, refillMs: 250 };
const NOTED_EVERY_MS = 60_000;

/**
 * In whose name a key makes a call, as if they had just logged in: only calls that the key was given ever get so far. Their role in a dialog counts as always. 401 for a
 * key that is none (any more), for an account that is gone or disabled, and for a call that is open to no key; 409 where the key lacks the scope; 429 for too many.
 */
export async function readApiKey(
  { db, now, pseudonym }: Pick<Services, 'db' | 'now' | 'pseudonym'>,
  key: string,
  scope: ApiScope | undefined,
): Promise<Author> {
  const at = new Date(now());
  const found = await db
    .selectFrom('api_keys')
    .innerJoin('accounts', 'accounts.user_id', 'api_keys.user_id')
    .where('key_hash', '=', hashOfKey(key))
    .where('revoked_at', 'is', null)
    .where((row) => row.or([row('ends_at', 'is', null), row('ends_at', '>', at)]))
    .select(['key_id', 'api_keys.user_id', 'scopes', 'last_used_at', 'disabled_at'])
    .executeTakeFirst();
  if (!found) throw new CallError('key/invalid');
  if (found.disabled_at) throw new CallError('account/disabled');
  if (scope === undefined) throw new CallError('key/not-here');
  if (!found.scopes.includes(scope)) throw new CallError('key/missing-scope', { scope });
  const wait = await takeTokens({ db, now, pseudonym }, CALLS, found.key_id, 1);
  if (wait > 0) throw new CallError('key/too-many-calls', { retryAfter: Math.ceil(wait / 1_000) });
  const { key_id, user_id, last_used_at } = found;
  if (last_used_at === null || at.getTime() - last_used_at.getTime() >= NOTED_EVERY_MS)
    await db.updateTable('api_keys').set({ last_used_at: at }).where('key_id', '=', key_id).execute();
  return { kind: 'author', user_id, family_id: key_id, fresh: true, key_id };
}
