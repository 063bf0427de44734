import { anAuthor } from './anAuthor.ts';
import type { TestAuthor } from './anAuthor.ts';
import type { TestApi } from './startTestApi.ts';

/** An author with the admin flag. */
export async function anAdmin(api: TestApi): Promise<TestAuthor> {
  const author = await anAuthor(api);
  await api.services.db.updateTable('accounts').set({ admin: true }).where('user_id', '=', author.user_id).execute();
  return author;
}
