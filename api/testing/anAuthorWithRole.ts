import type { RoleName } from '@dialogwerk/shared/contract';
import { anAuthor } from './anAuthor.ts';
import type { TestAuthor } from './anAuthor.ts';
import type { TestApi } from './startTestApi.ts';

/** Another author with a role in a dialog; without one for null. */
export async function anAuthorWithRole(api: TestApi, survey_id: string, role: RoleName | null): Promise<TestAuthor> {
  const author = await anAuthor(api);
  if (role === null) return author;
  const { user_id } = author;
  await api.services.db.insertInto('members').values({ survey_id, user_id, role }).execute();
  return author;
}
