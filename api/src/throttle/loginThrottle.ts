import type { Services } from '../services.ts';
import { addressGroup } from './addressGroup.ts';
import { admit, forgiveOne } from './admit.ts';
import type { Counter } from './admit.ts';
import { FORGOTTEN_AFTER_MS } from './recordAttempt.ts';

/**
 * Failures that are let pass. What one address tries at one account is its own matter, so that nobody can lock an owner out
 * from elsewhere; an address may stand for a whole school; a guess from ever new addresses is slowed by the account alone.
 */
const FREE = { pair: 10, address: 50, account: 100, proven: 10 } as const;

/** Who tries a password. */
export type Attempt =
  /** Anybody, from an address. */
  | { readonly username: string; readonly address: string }
  /** Anybody who has a link that asks for a password. */
  | { readonly link_id: string; readonly address: string }
  /** Somebody who has proved before who they are: by a session, or the mark of a known device. */
  | { readonly proven: string };

type Named = Counter & { readonly own: boolean };

/** What an attempt is counted under; `own` is nobody else's. */
function countersOf({ pseudonym }: Services, attempt: Attempt): Named[] {
  if ('proven' in attempt) return [{ key: pseudonym(`proven:${attempt.proven}`), free: FREE.proven, own: true }];
  const address = addressGroup(attempt.address);
  const tried = 'link_id' in attempt ? attempt.link_id : attempt.username.toLowerCase();
  const [pair, alone] = 'link_id' in attempt ? (['figures', 'figure-link'] as const) : (['login', 'account'] as const);
  return [
    { key: pseudonym(`${pair}:${JSON.stringify([tried, address])}`), free: FREE.pair, own: true },
    { key: pseudonym(`address:${address}`), free: FREE.address, own: false },
    { key: pseudonym(`${alone}:${tried}`), free: FREE.account, own: false },
  ];
}

/** Counts an attempt to log in as a failure, before the password is looked at; refuses as `admit` does. */
export async function admitLogin(services: Services, attempt: Attempt): Promise<void> {
  await admit(services, ...countersOf(services, attempt));
}

/** Takes back the count of an attempt that succeeded; who made it starts anew, failures of others stay. */
export async function forgiveLogin(services: Services, attempt: Attempt): Promise<void> {
  for (const { key, own } of countersOf(services, attempt)) {
    if (own) await services.db.deleteFrom('login_failures').where('key', '=', key).execute();
    else await forgiveOne(services, key);
  }
}

/** Forgets what is a day old. */
export async function clearLoginFailures({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await db
    .deleteFrom('login_failures')
    .where('last_at', '<', new Date(now() - FORGOTTEN_AFTER_MS))
    .execute();
}
