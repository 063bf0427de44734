import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { createServices } from './createServices.ts';
import { firstStart } from './firstStart.ts';
import { forgetExpired } from './forgetExpired.ts';
import { createDiskStorage } from './media/createDiskStorage.ts';
import type { MediaStorage } from './media/MediaStorage.ts';
import { createAskSystem } from './outgoing/askSystem.ts';
import type { Settings } from './settings.ts';
import { StartError } from './StartError.ts';
import { describeFault } from './storage/describeFault.ts';
import { openStorage } from './storage/openStorage.ts';
import { startTexts } from './texts.ts';

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
    const media = await openMedia(join(settings.dataDir, 'media'));
    const askSystem = createAskSystem(settings);
    const { publicUrl } = settings;
    const services = await createServices(database, { now: Date.now, publicUrl, media, askSystem });
    const announcement = await firstStart(services, settings.admin);
    if (announcement !== null) say(announcement);
    const app = await buildApp(services, { ...settings, log, checkResponses: !settings.production });
    const url = await listen(app, settings);
    const timer = forgetExpired(services, log);
    return {
      url,
      async stop() {
        clearInterval(timer);
        await app.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openMedia(folder: string): Promise<MediaStorage> {
  try {
    return await createDiskStorage(folder);
  } catch (error) {
    const isOurs = !(error instanceof Error && 'code' in error);
    throw isOurs ? error : new StartError(startTexts.mediaFolder(folder));
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
