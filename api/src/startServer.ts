import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { createCompute } from './compute/createCompute.ts';
import { createServices } from './createServices.ts';
import { ensureStories } from './ensureStories.ts';
import { firstStart } from './firstStart.ts';
import { backfillReceipts } from './features/live/receipt/backfillReceipts.ts';
import { openMail } from './mail/openMail.ts';
import { createContentLocation } from './media/contentLocation.ts';
import { createLegalTexts } from './legal/createLegalTexts.ts';
import type { LegalTexts } from './legal/createLegalTexts.ts';
import { legalTexts } from './features/legal/texts.ts';
import { openMedia } from './media/openMedia.ts';
import { createCallExternalApi } from './outgoing/callExternalApi.ts';
import type { PushSettings } from './push/createPush.ts';
import { createReleases } from './releases/createReleases.ts';
import type { Releases } from './releases/Releases.ts';
import { ReleaseError } from './releases/ReleaseError.ts';
import { createModel } from './model/createModel.ts';
import { openKeyFile } from './secrets/openKeyFile.ts';
import { secretTexts } from './secrets/texts.ts';
import type { Settings } from './settings.ts';
import { startBackgroundWork } from './startBackgroundWork.ts';
import { StartError } from './StartError.ts';
import { describeFault } from './storage/faults/describeFault.ts';
import { openStorage } from './storage/database/openStorage.ts';
import { startTexts } from './texts.ts';
import { openVectors } from './vectors/openVectors.ts';
import { createWebhookSender } from './webhooks/createWebhookSender.ts';
import { withDeadline } from './withDeadline.ts';

/** A mail on its way and failed logins that are written down get so long at a stop. */
const WORK_STOP_MS = 3_000;

export interface RunningServer {
  /** Where it listens. */
  readonly url: string;
  /** Takes no more connections, answers what it has, then closes the database. */
  stop(): Promise<void>;
}

/** Starts everything in order: database, first account, app, port. What was started is stopped again when a later part fails. */
export async function startServer(
  settings: Settings,
  log: FastifyBaseLogger,
  say: (line: string) => void,
): Promise<RunningServer> {
  const database = await openStorage({
    ...settings,
    say,
    onIdleFault: (error) => log.warn({ fault: describeFault(error) }, 'an idle database connection broke'),
  });
  try {
    const media = await openMedia(settings);
    const legal = await openLegalTexts(settings.legalDir);
    const callExternalApi = createCallExternalApi(settings);
    const webhookSender = createWebhookSender(settings);
    const { publicUrl, mediaHosts } = settings;
    const contentLocation = createContentLocation(mediaHosts, publicUrl);
    const { mediaQuota, leastGroup, embedHosts, passwordDays } = settings;
    const { mail, announcement: wayOfMails } = await openMail(settings);
    const secretKeys = settings.secretKeys ?? (await openKeyFile(settings.dataDir));
    const releases = await openReleases(settings, say);
    const compute = createCompute();
    const model = createModel(settings.models);
    const vectors = openVectors(settings.vectorsDir, say);
    const given = {
      now: Date.now,
      publicUrl,
      media,
      contentLocation,
      legal,
      callExternalApi,
      webhookSender,
      mail,
      passwordDays,
      compute,
      vectors,
      model,
      mediaQuota,
      leastGroup,
      embedHosts,
      secretKeys,
      releases,
      releaseKey: settings.releaseKey,
      pushSettings: pushOf(settings),
    };
    const services = await createServices(database, given);
    const unreadable = (await services.secrets.renew()) + (await services.modelEndpoints.renew());
    await services.personalLinks.renew();
    await services.webhookSecrets.renew();
    if (unreadable > 0) say(secretTexts.unreadable(unreadable));
    await services.modelEndpoints.load();
    const announcement = await firstStart(services, settings.admin);
    if (announcement !== null) say(announcement);
    if (settings.stories) await ensureStories(services);
    await backfillReceipts(services);
    const app = await buildApp(services, {
      ...settings,
      log,
      checkResponses: !settings.production,
      mediaHost: mediaHosts && new URL(mediaHosts.content).origin,
    });
    const url = await listen(app, settings);
    await releases.serve();
    const unfilled = await legal.unfilled();
    if (unfilled.length > 0) say(legalTexts.unfilled(settings.legalDir, unfilled));
    say(wayOfMails);
    if (publicUrl === null && mail.kind === 'smtp') say(startTexts.mailLinks(url));
    const work = startBackgroundWork(services, publicUrl ?? url, log);
    return {
      url,
      async stop() {
        model.stop();
        await app.close();
        await compute.stop();
        vectors.stop();
        await withDeadline(work.stop(), WORK_STOP_MS);
        await releases.leave();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** null where the operator has switched it off. */
function pushOf({ pushServices: services, publicUrl, mailFrom, allowPrivate }: Settings): PushSettings | null {
  const contact = publicUrl?.startsWith('https:') ? publicUrl : `mailto:${mailFrom}`;
  return services.length === 0 ? null : { services, contact, allowPrivate };
}

/** Takes over what was built anew, because nobody else runs on this data; says what stays behind and why. */
async function openReleases(settings: Settings, say: (line: string) => void): Promise<Releases> {
  try {
    const releases = await createReleases({ ...settings, now: Date.now });
    for (const sentence of await releases.adopt('start')) say(sentence);
    return releases;
  } catch (error) {
    if (error instanceof ReleaseError) throw new StartError(error.message);
    throw error;
  }
}

async function openLegalTexts(folder: string): Promise<LegalTexts> {
  try {
    return await createLegalTexts(folder);
  } catch (error) {
    const isOurs = !(error instanceof Error && 'code' in error);
    throw isOurs ? error : new StartError(startTexts.legalFolder(folder));
  }
}

async function listen(app: FastifyInstance, { port, host }: Settings): Promise<string> {
  try {
    return await app.listen({ port, host });
  } catch (error) {
    await app.close();
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'EADDRINUSE') throw new StartError(startTexts.portTaken(port));
    if (code === 'EACCES') throw new StartError(startTexts.portForbidden(port));
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') throw new StartError(startTexts.hostUnknown(host));
    throw error;
  }
}
