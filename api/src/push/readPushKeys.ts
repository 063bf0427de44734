import { createECDH } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables/tables.ts';

const CURVE = 'prime256v1';
const PRIVATE_BYTES = 32;

/** What an installation proves itself with to push services (VAPID, RFC 8292), in base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The installation's keys: made once, and shared by all servers of the database. Subscriptions are worth nothing with others. */
export async function readPushKeys(db: Kysely<Tables>): Promise<PushKeys> {
  const made = createECDH(CURVE);
  made.generateKeys();
  await db
    .insertInto('installation')
    .values({ name: 'push_key', value: padded(made.getPrivateKey()) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('installation')
    .select('value')
    .where('name', '=', 'push_key')
    .executeTakeFirstOrThrow();
  const kept = createECDH(CURVE);
  kept.setPrivateKey(value, 'base64url');
  return { publicKey: kept.getPublicKey('base64url'), privateKey: value };
}

/** A key that begins with zeros is given out shorter than it is read. */
function padded(key: Buffer): string {
  return Buffer.concat([Buffer.alloc(PRIVATE_BYTES - key.length), key]).toString('base64url');
}
