import { CallError } from '../../calls/CallError.ts';
import type { Services } from '../../calls/services.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import { addressGroup } from '../../throttle/addressGroup.ts';
import { countFailure } from '../../throttle/countFailure.ts';
import { texts } from './texts.ts';

/** Unknown codes that are let pass; an address may stand for a whole school. */
const FREE = 30;

type Context = Pick<Services, 'db' | 'pseudonym' | 'now'>;

const keyOf = ({ pseudonym }: Context, address: string) => pseudonym(`receipt-address:${addressGroup(address)}`);

/** Counts a code as unknown before it is looked up, so that many at once gain nothing; 429 with Retry-After after too many. */
export async function admitCode(services: Context, address: string): Promise<void> {
  const wait = await inTransaction(services.db, (tx) =>
    countFailure(tx, keyOf(services, address), FREE, services.now()),
  );
  if (wait === 0) return;
  throw new CallError(429, texts.tooManyCodes, { headers: { 'retry-after': String(Math.ceil(wait / 1000)) } });
}

/** Takes back the count of a code that was known. */
export async function forgiveCode(services: Context, address: string): Promise<void> {
  await services.db
    .updateTable('login_failures')
    .set(({ eb }) => ({ failures: eb('failures', '-', 1) }))
    .where('key', '=', keyOf(services, address))
    .where('failures', '>', 0)
    .execute();
}
