import type { Services } from '../../../services.ts';
import { addressGroup } from '../../../throttle/addressGroup.ts';
import { admit, forgiveOne } from '../../../throttle/admit.ts';

/** Unknown codes that are let pass; an address may stand for a whole school. */
const FREE = 30;

type Context = Pick<Services, 'db' | 'pseudonym' | 'now'>;

const keyOf = ({ pseudonym }: Context, address: string) => pseudonym(`receipt-address:${addressGroup(address)}`);

/** Counts a code as unknown before it is looked up; refuses as `admit` does. */
export async function admitCode(services: Context, address: string): Promise<void> {
  await admit(services, { key: keyOf(services, address), free: FREE });
}

/** Takes back the count of a code that was known. */
export async function forgiveCode(services: Context, address: string): Promise<void> {
  await forgiveOne(services, keyOf(services, address));
}
