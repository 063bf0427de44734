import type { Services } from './calls/services.ts';
import { createPseudonym } from './calls/createPseudonym.ts';
import type { Database } from './storage/connect.ts';
import { createTokens } from './tokens/tokens.ts';
import { readSecret } from './tokens/readSecret.ts';

/** What the handlers reach, on a database that is migrated. */
export async function createServices(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  given: Pick<Services, 'now' | 'publicUrl' | 'media' | 'askSystem'>,
): Promise<Services> {
  const secret = await readSecret(db);
  const tokens = createTokens(db, secret, given.now);
  return { ...given, db, pool, tokens, pseudonym: createPseudonym(secret) };
}
