import type { Services } from './calls/services.ts';
import { createPseudonym } from './calls/createPseudonym.ts';
import type { Database } from './storage/connect.ts';
import { createTokens } from './tokens/tokens.ts';
import { readSecret } from './tokens/readSecret.ts';

/** What the handlers reach, on a database that is migrated. */
export async function createServices(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  { now, publicUrl }: Pick<Services, 'now' | 'publicUrl'>,
): Promise<Services> {
  const secret = await readSecret(db);
  return { db, pool, now, publicUrl, tokens: createTokens(db, secret, now), pseudonym: createPseudonym(secret) };
}
