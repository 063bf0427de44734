import { hashPassword } from '../src/passwords/passwordHash.ts';
import { anAuthor } from './anAuthor.ts';
import type { TestAuthor } from './anAuthor.ts';
import type { TestApi } from './startTestApi.ts';

export const TEST_PASSWORD = 'eine gute lange Losung';
const hashed = hashPassword(TEST_PASSWORD);

/** An author who can log in with `TEST_PASSWORD`. */
export async function anAccount(api: TestApi): Promise<TestAuthor> {
  const author = await anAuthor(api);
  await api.services.db
    .updateTable('accounts')
    .set({ password_hash: await hashed, first_name: 'Ada', last_name: 'Lovelace' })
    .where('user_id', '=', author.user_id)
    .execute();
  return author;
}
