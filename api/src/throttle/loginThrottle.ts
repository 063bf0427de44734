import type { Pseudonym } from '../calls/createPseudonym.ts';
import type { Services } from '../calls/services.ts';
import { addressGroup } from './addressGroup.ts';
import { admit, forgiveOne } from './admit.ts';
import { FORGOTTEN_AFTER_MS } from './countFailure.ts';

/** Failures that are let pass; an address may stand for a whole school. */
const FREE = { account: 10, address: 50 } as const;

const accountKey = (pseudonym: Pseudonym, username: string) => pseudonym(`account:${username.toLowerCase()}`);
const addressKey = (pseudonym: Pseudonym, address: string) => pseudonym(`address:${addressGroup(address)}`);

/** Counts an attempt to log in as a failure, before the password is looked at; refuses as `admit` does. */
export async function admitLogin(services: Services, username: string, address: string): Promise<void> {
  const { pseudonym } = services;
  await admit(
    services,
    { key: accountKey(pseudonym, username), free: FREE.account },
    { key: addressKey(pseudonym, address), free: FREE.address },
  );
}

/** Takes back the count of an attempt that succeeded; the account starts anew, other accounts' failures stay. */
export async function forgiveLogin(services: Services, username: string, address: string): Promise<void> {
  const { db, pseudonym } = services;
  await db.deleteFrom('login_failures').where('key', '=', accountKey(pseudonym, username)).execute();
  await forgiveOne(services, addressKey(pseudonym, address));
}

/** Forgets what is a day old. */
export async function clearLoginFailures({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await db
    .deleteFrom('login_failures')
    .where('last_at', '<', new Date(now() - FORGOTTEN_AFTER_MS))
    .execute();
}
