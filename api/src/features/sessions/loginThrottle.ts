import { CallError } from '../../calls/CallError.ts';
import type { Pseudonym } from '../../calls/createPseudonym.ts';
import type { Services } from '../../calls/services.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import { addressGroup } from '../../throttle/addressGroup.ts';
import { FORGOTTEN_AFTER_MS, countFailure } from '../../throttle/countFailure.ts';
import { sessionTexts } from './texts.ts';

/** Failures that are let pass; an address may stand for a whole school. */
const FREE = { account: 10, address: 50 } as const;

interface Key {
  readonly key: Buffer;
  readonly free: number;
}

const accountKey = (pseudonym: Pseudonym, username: string) => pseudonym(`account:${username.toLowerCase()}`);
const addressKey = (pseudonym: Pseudonym, address: string) => pseudonym(`address:${addressGroup(address)}`);

/** What one attempt to log in counts against, in an order that keeps two attempts from waiting for each other. */
function keysOf({ pseudonym }: Services, username: string, address: string): Key[] {
  const keys = [
    { key: accountKey(pseudonym, username), free: FREE.account },
    { key: addressKey(pseudonym, address), free: FREE.address },
  ];
  return keys.toSorted((a, b) => Buffer.compare(a.key, b.key));
}

/**
 * Counts an attempt as a failure before the password is looked at, so that many at once gain nothing; 429 with
 * Retry-After once there were too many, after which each failure doubles the wait, from 30 s to 15 min.
 */
export async function admitLogin(services: Services, username: string, address: string): Promise<void> {
  const now = services.now();
  await inTransaction(services.db, async (tx) => {
    for (const { key, free } of keysOf(services, username, address)) {
      const waited = await countFailure(tx, key, free, now);
      if (waited > 0) {
        throw new CallError(429, sessionTexts.tooManyFailures, {
          headers: { 'retry-after': String(Math.ceil(waited / 1000)) },
        });
      }
    }
  });
}

/** Takes back the count of an attempt that succeeded; the account starts anew, other accounts' failures stay. */
export async function forgiveLogin(services: Services, username: string, address: string): Promise<void> {
  const { db, pseudonym } = services;
  await db.deleteFrom('login_failures').where('key', '=', accountKey(pseudonym, username)).execute();
  await db
    .updateTable('login_failures')
    .set(({ eb }) => ({ failures: eb('failures', '-', 1) }))
    .where('key', '=', addressKey(pseudonym, address))
    .where('failures', '>', 0)
    .execute();
}

/** Forgets what is a day old. */
export async function clearLoginFailures({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await db
    .deleteFrom('login_failures')
    .where('last_at', '<', new Date(now() - FORGOTTEN_AFTER_MS))
    .execute();
}
