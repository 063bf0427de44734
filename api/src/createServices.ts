import { createFailureLog } from './audit/createFailureLog.ts';
import { createBus } from './bus/createBus.ts';
import type { Services } from './calls/services.ts';
import { createPseudonym } from './calls/createPseudonym.ts';
import { createDiskWatch } from './storage/createDiskWatch.ts';
import type { Database } from './storage/connect.ts';
import type { KeyRing } from './secrets/KeyRing.ts';
import { createSecretStore } from './secrets/createSecretStore.ts';
import { createTokens } from './tokens/tokens.ts';
import { readSecret } from './tokens/readSecret.ts';
import { createUnderstandings } from './understanding/createUnderstandings.ts';

/** What the handlers reach, on a database that is migrated. */
export async function createServices(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  given: Pick<
    Services,
    | 'now'
    | 'publicUrl'
    | 'media'
    | 'contentLocation'
    | 'legal'
    | 'callExternalApi'
    | 'model'
    | 'mail'
    | 'passwordDays'
    | 'compute'
    | 'mediaQuota'
    | 'releases'
    | 'releaseKey'
  > & { readonly secretKeys: KeyRing },
): Promise<Services> {
  const secret = await readSecret(db);
  const tokens = createTokens(db, secret, given.now);
  const failedLogins = createFailureLog(db, given.now);
  const { secretKeys, ...rest } = given;
  const secrets = createSecretStore(db, secretKeys, given.now);
  const pseudonym = createPseudonym(secret);
  const disk = createDiskWatch(given.now);
  const understandings = createUnderstandings({ ...given, db });
  return { ...rest, db, pool, disk, bus: createBus(pool), tokens, failedLogins, secrets, pseudonym, understandings };
}
