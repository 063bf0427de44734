import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import { hashPassword } from '../../passwords/passwordHash.ts';
import { uuidv7 } from '../../storage/ids.ts';
import type { Tables } from '../../storage/tables/tables.ts';
import { sessionTexts } from './texts.ts';

/** Signs that are not mistaken for each other. */
const SIGNS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export interface FirstAccount {
  readonly user_id: string;
  /** Told to the operator once; null when they chose the password themselves. */
  readonly announcement: string | null;
}

/** The admin account of an installation without any; null when there is one. Never with a fixed password. */
export async function ensureFirstAccount(
  db: Kysely<Tables>,
  chosen: { readonly username: string; readonly password: string | null },
  now: number,
): Promise<FirstAccount | null> {
  const anyone = await db.selectFrom('accounts').select('user_id').limit(1).executeTakeFirst();
  if (anyone) return null;
  const user_id = uuidv7(now);
  const password = chosen.password ?? randomPassword();
  await db
    .insertInto('accounts')
    .values({ user_id, username: chosen.username, password_hash: await hashPassword(password), admin: true })
    .execute();
  return {
    user_id,
    announcement: chosen.password === null ? sessionTexts.firstAccount(chosen.username, password) : null,
  };
}

/** Four groups of five signs, about 115 bits. */
function randomPassword(): string {
  const group = () => Array.from({ length: 5 }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');
  return [group(), group(), group(), group()].join('-');
}
