import { randomUUID } from 'node:crypto';
import type { TestApi } from './startTestApi.ts';

export interface TestAuthor {
  readonly user_id: string;
  readonly username: string;
  readonly token: string;
  readonly refresh_token: string;
}

/** An author with an open session; without a password, because hashing one would cost each test its time. */
export async function anAuthor({ services }: TestApi): Promise<TestAuthor> {
  const user_id = randomUUID();
  const username = `${user_id}@example.org`;
  await services.db.insertInto('accounts').values({ user_id, username, password_hash: '' }).execute();
  return { user_id, username, ...(await services.tokens.open(services.db, 'author', user_id)) };
}
