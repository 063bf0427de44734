import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../storage/tables/tables.ts';

export type Account = Selectable<Tables['accounts']>;

/** An account by its e-mail address, whatever its capital letters. */
export function findAccount(db: Kysely<Tables>, username: string): Promise<Account | undefined> {
  return db
    .selectFrom('accounts')
    .selectAll()
    .where(({ eb, fn }) => eb(fn<string>('lower', ['username']), '=', username.toLowerCase()))
    .executeTakeFirst();
}

/** The account of a session. */
export function readAccount(db: Kysely<Tables>, user_id: string): Promise<Account> {
  return db.selectFrom('accounts').selectAll().where('user_id', '=', user_id).executeTakeFirstOrThrow();
}
