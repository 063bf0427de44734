import { randomUUID } from 'node:crypto';
import fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { CallError } from './errors/CallError.ts';
import { answerClientError } from './calls/answerClientError.ts';
import { errorAnswers } from './calls/answerError.ts';
import { compressAnswers } from './calls/bodies/compressAnswers.ts';
import { finishOnStop } from './calls/finishOnStop.ts';
import { logCalls } from './calls/logCalls.ts';
import { neverKept } from './calls/neverKept.ts';
import { onlyEncrypted } from './calls/onlyEncrypted.ts';
import { readJsonBodies } from './calls/bodies/readJsonBodies.ts';
import { API_PREFIX, registerCalls } from './calls/registerCalls.ts';
import type { Services } from './services.ts';
import { tellRequestId } from './calls/tellRequestId.ts';
import { REQUEST_TIMEOUT_MS, watchBodies } from './calls/watchBodies.ts';
import { registerChangeStream } from './features/changes/registerChangeStream.ts';
import { registerHealth } from './features/health/registerHealth.ts';
import { playDue } from './features/live/chats/playDue.ts';
import { registerSpokenStream } from './features/live/led/registerSpokenStream.ts';
import { tellNews } from './features/live/push/tellNews.ts';
import { registerChatStream } from './features/live/chats/registerChatStream.ts';
import { createLive } from './features/live/createLive.ts';
import { readSpoken } from './features/live/opening/readSpoken.ts';
import { resumeRegularly } from './features/live/requests/resumeRegularly.ts';
import { registerOpenApi } from './features/openapi/registerOpenApi.ts';
import { renameFile } from './features/blocks/renameFile.ts';
import { createKeepReply } from './features/media/createKeepReply.ts';
import { beginUpload } from './features/media/readUpload.ts';
import { registerMedia } from './features/media/registerMedia.ts';
import { findSites } from './embedding/findSites.ts';
import { findByName } from './publicNames/findByName.ts';
import { registerPages } from './features/pages/registerPages.ts';
import { registerExports } from './features/results/registerExports.ts';
import { createHandlers } from './handlers.ts';
import { regularly } from './regularly.ts';
import { systemSource } from './systemSource.ts';

/** Headers come at once; who sends them drop by drop wants to hold a connection. */
const HEADERS_TIMEOUT_MS = 15_000;
const CHECKING_MS = 5_000;
const SECOND_MS = 1_000;

export interface AppOptions {
  readonly log: FastifyBaseLogger;
  /** Check answers against the contract; on everywhere but in production. */
  readonly checkResponses: boolean;
  /** Whose X-Forwarded-For is believed: addresses, networks, or 'loopback' (see `settings.ts`). */
  readonly trustProxy: string;
  /** How many respondents' calls are handled at one time; more are told 'server_busy'. */
  readonly liveCallsAtOnce: number;
  /** null for the bundled database. */
  readonly databaseUrl?: string | null;
  /** The origin that dialogs' files come from when it is not this server. */
  readonly mediaHost: string | null;
  /** The help page outside of the product; null when there is none. */
  readonly helpUrl: string | null;
}

/** Builds the api from its services; does not listen. Infrastructure first, then the features. */
export async function buildApp(services: Services, options: AppOptions): Promise<FastifyInstance> {
  const answerError = errorAnswers(services.disk);
  const app = fastify({
    loggerInstance: options.log,
    // Because fastify's own lines hold addresses and query values; `logCalls` writes ours.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy,
    forceCloseConnections: 'idle',
    genReqId: () => randomUUID(),
    // Because a stop finishes what still arrives on open connections.
    return503OnClosing: false,
    frameworkErrors: answerError,
    clientErrorHandler: answerClientError(options.log),
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: CHECKING_MS },
  });
  app.setErrorHandler(answerError);
  // Because only JSON is read: any other content is answered with 415.
  app.removeContentTypeParser('text/plain');
  readJsonBodies(app);
  watchBodies(app);
  finishOnStop(app);
  tellRequestId(app);
  logCalls(app);
  onlyEncrypted(app, services.publicUrl?.startsWith('https:') === true);

  // Features
  const live = createLive(services, { callsAtOnce: options.liveCallsAtOnce });
  resumeRegularly(app, live.requests);
  regularly(app, SECOND_MS, 'what is due in multi-chats', () => playDue(live.services));
  regularly(app, SECOND_MS, 'telling closed pages', () => tellNews(live.services));
  registerHealth(app, services);
  await app.register(
    async (api) => {
      await compressAnswers(api);
      neverKept(api);
      api.setNotFoundHandler(async () => {
        throw new CallError('request/unknown-address');
      });
      const handlers = createHandlers(live, systemSource(services.releases, options.databaseUrl));
      registerOpenApi(api);
      registerCalls(api, { services, handlers, checkResponses: options.checkResponses });
    },
    { prefix: API_PREFIX },
  );
  registerChangeStream(app, services);
  registerChatStream(app, live.services);
  registerSpokenStream(app, live.services);
  registerExports(app, services);
  const keeping = createKeepReply(services, live.findReplyTarget);
  await registerMedia(app, { services, keeping, renameFile });
  const { readOpening, readChatsOpening, enterByPassword, readPrivacy } = live;
  const { mediaHost, helpUrl } = options;
  const installation = { publicUrl: services.publicUrl, helpUrl, embedHosts: services.embedHosts };
  await registerPages(app, {
    releases: services.releases,
    now: services.now,
    mediaHost,
    readOpening,
    readChatsOpening,
    enterByPassword,
    readPrivacy,
    readSpoken: (of, wished) => readSpoken(services, of, wished),
    findSites: (survey_id) => findSites(services.db, survey_id),
    personalLinks: live.personalLinks,
    ownData: live.ownData,
    findByName: (kind, name) => findByName(services.db, kind, name),
    plain: {
      ...live.plain,
      calls: live.handlers,
      keepFile: (sender, question, file) =>
        keeping.keepReply(sender, question, () => beginUpload({ ...file, announced: null })),
      services,
    },
    installation,
  });
  return app;
}
