import { knowEveryLanguage } from '@dialogwerk/shared/dialog/every-language';
import { createActLog } from './audit/createActLog.ts';
import { createFailureLog } from './audit/createFailureLog.ts';
import { createBus } from './bus/createBus.ts';
import type { Services } from './services.ts';
import { createCompiledSurveys } from './dialogs/createCompiledSurveys.ts';
import { createPseudonym } from './identity/createPseudonym.ts';
import { readSnapshot } from './storage/surveys/readSnapshot.ts';
import { createDiskWatch } from './storage/database/createDiskWatch.ts';
import { createPersonalLinks } from './invitees/createPersonalLinks.ts';
import { createModelEndpoints } from './model/createModelEndpoints.ts';
import type { Database } from './storage/database/connect.ts';
import { createPictureVariants } from './media/variants/createPictureVariants.ts';
import { createPictureSizes } from './media/dimensions/createPictureSizes.ts';
import { createPush } from './push/createPush.ts';
import type { PushSettings } from './push/createPush.ts';
import { readPushKeys } from './push/readPushKeys.ts';
import type { KeyRing } from './secrets/KeyRing.ts';
import { createSecretStore } from './secrets/createSecretStore.ts';
import { createTokens } from './tokens/tokens.ts';
import { readSecret } from './tokens/readSecret.ts';
import { createWebhookSecrets } from './webhooks/createWebhookSecrets.ts';
import { createUnderstandings } from './understanding/createUnderstandings.ts';

/** Enough for the dialogs that run at one time: some 4 kB a block. */
const BLOCKS_KEPT = 20_000;

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
    | 'webhookSender'
    | 'model'
    | 'mail'
    | 'passwordDays'
    | 'compute'
    | 'vectors'
    | 'mediaQuota'
    | 'leastGroup'
    | 'embedHosts'
    | 'releases'
    | 'releaseKey'
  > & { readonly secretKeys: KeyRing; readonly pushSettings: PushSettings | null },
): Promise<Services> {
  knowEveryLanguage();
  const secret = await readSecret(db);
  const bus = createBus(pool);
  const tokens = createTokens(db, bus, secret, given.now);
  const failedLogins = createFailureLog(db, given.now);
  const countedActs = createActLog(db, given.now);
  const { secretKeys, pushSettings, ...rest } = given;
  const push = pushSettings && createPush(pushSettings, await readPushKeys(db));
  const secrets = createSecretStore(db, secretKeys, given.now);
  const personalLinks = createPersonalLinks(db, secretKeys);
  const webhookSecrets = createWebhookSecrets(db, secretKeys);
  const modelEndpoints = createModelEndpoints(db, { keys: secretKeys, model: given.model, now: given.now });
  const pseudonym = createPseudonym(secret);
  const disk = createDiskWatch(given.now);
  const understandings = createUnderstandings({ ...given, db });
  const compiled = createCompiledSurveys((id, revision) => readSnapshot(db, id, revision), BLOCKS_KEPT);
  const pictureSize = createPictureSizes(given.media);
  const pictureVariants = createPictureVariants({ ...given, db, pictureSize });
  return {
    ...rest,
    db,
    pool,
    push,
    disk,
    bus,
    compiled,
    pictureSize,
    pictureVariants,
    tokens,
    failedLogins,
    countedActs,
    secrets,
    personalLinks,
    webhookSecrets,
    modelEndpoints,
    pseudonym,
    understandings,
  };
}
