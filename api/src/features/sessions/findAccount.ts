import type { Kysely } from 'kysely';
import type { Tables } from '../../storage/tables.ts';

/** An account by its e-mail address, whatever its capital letters. */
export function findAccount(db: Kysely<Tables>, username: string) {
  return db
    .selectFrom('accounts')
    .select(['user_id', 'username', 'first_name', 'last_name', 'admin', 'password_hash'])
    .where(({ eb, fn }) => eb(fn<string>('lower', ['username']), '=', username.toLowerCase()))
    .executeTakeFirst();
}
