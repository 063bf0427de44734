import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@dialogwerk/shared/contract/calls';
import type { CallName, CallRequest, CallResponse } from '@dialogwerk/shared/contract';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import pino from 'pino';
import { buildApp } from '../src/app.ts';
import type { AppOptions } from '../src/app.ts';
import type { Services } from '../src/services.ts';
import { createServices } from '../src/createServices.ts';
import { createCompute } from '../src/compute/createCompute.ts';
import type { ContentLocation } from '../src/media/contentLocation.ts';
import { createLegalTexts } from '../src/legal/createLegalTexts.ts';
import { createDiskStorage } from '../src/media/createDiskStorage.ts';
import type { MediaStorage } from '../src/media/MediaStorage.ts';
import { createCallExternalApi } from '../src/outgoing/callExternalApi.ts';
import { createModel } from '../src/model/createModel.ts';
import type { Model } from '../src/model/Model.ts';
import type { OutgoingMail } from '../src/mail/MailTransport.ts';
import { sendMails } from '../src/mail/sendMails.ts';
import { readKeyRing } from '../src/secrets/KeyRing.ts';
import { createWebhookSender } from '../src/webhooks/createWebhookSender.ts';
import { noVectors } from '../src/vectors/SentenceVectors.ts';
import type { SentenceVectors } from '../src/vectors/SentenceVectors.ts';
import { connect } from '../src/storage/database/connect.ts';
import { createMemoryMail } from './memoryMail.ts';
import type { MemoryMail } from './memoryMail.ts';
import { aBuiltProduct } from './aBuiltProduct.ts';
import type { BuiltProduct } from './aBuiltProduct.ts';
import { createTestDatabase } from './createTestDatabase.ts';
import type { TestDatabase } from './createTestDatabase.ts';

/** Where links in mails lead. */
export const TEST_PUBLIC_URL = 'https://dialog.example.org';

const keys = readKeyRing(randomBytes(32).toString('base64'));
if (!keys) throw new Error('no key of secrets was read');
/** What secrets are encrypted with. */
export const TEST_SECRET_KEYS = keys;

/** What a CI releases with. */
export const TEST_RELEASE_KEY = randomBytes(32).toString('base64url');

/** Room for files, in bytes. */
export const TEST_MEDIA_QUOTA = 20_000_000_000;

/** The one push service that browsers may name; nobody answers there. */
export const TEST_PUSH_SERVICE = 'https://push.invalid';

/** No language model is connected. */
const noModel = () => createModel({ endpoints: [], atOnce: 1, budgets: { conversation: 0, survey: 0, day: 0 } });

/** How the app of tests is built. */
export const testAppOptions: AppOptions = {
  log: pino({ level: 'silent' }),
  checkResponses: true,
  trustProxy: 'loopback',
  liveCallsAtOnce: 100,
  mediaHost: null,
  helpUrl: null,
};

export interface Answer<Body> {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Body;
}

export interface TestApi {
  readonly app: FastifyInstance;
  readonly services: Services;
  /** Where shell and modules are built and released; nothing is at first. */
  readonly product: BuiltProduct;
  /** The mail server. */
  readonly mail: MemoryMail;
  /** Sends the mails that are due, and gives those that went out. */
  deliver(): Promise<OutgoingMail[]>;
  /** Where its files are. */
  readonly mediaDir: string;
  /** The clock of tokens and limits, in milliseconds; it stands still unless a test moves it. */
  readonly clock: { now: number };
  /** Makes a call and expects a success; gives what it answered. */
  call<N extends CallName>(name: N, request: CallRequest<N>, token?: string): Promise<CallResponse<N>>;
  /** Makes a call with any input and gives whatever came back. */
  send(name: CallName, request: Readonly<Record<string, unknown>>, token?: string): Promise<Answer<unknown>>;
  stop(): Promise<void>;
}

/** The whole api on a database of its own, or on the given one of this version; without a port. */
export async function startTestApi(
  log: FastifyBaseLogger = pino({ level: 'silent' }),
  contentLocation: ContentLocation = (location) => location,
  model: Model = noModel(),
  ofDatabase: TestDatabase | null = null,
  vectors: SentenceVectors = noVectors,
  openStorage: (folder: string) => Promise<MediaStorage> = createDiskStorage,
): Promise<TestApi> {
  const database = ofDatabase ?? (await createTestDatabase());
  const { pool, db, close } = connect({ connectionString: database.connectionString, max: 10 }, () => {});
  const clock = { now: Date.now() };
  const now = () => clock.now;
  const mediaDir = await mkdtemp(join(tmpdir(), 'dialogwerk-media-'));
  const media = await openStorage(mediaDir);
  const legalDir = await mkdtemp(join(tmpdir(), 'dialogwerk-legal-'));
  const legal = await createLegalTexts(legalDir);
  const mail = createMemoryMail();
  const compute = createCompute();
  const product = await aBuiltProduct(clock);
  const services = await createServices(
    { db, pool },
    {
      now,
      publicUrl: null,
      media,
      contentLocation,
      legal,
      mail,
      passwordDays: 0,
      secretKeys: TEST_SECRET_KEYS,
      callExternalApi: createCallExternalApi({ allowPrivate: true }),
      webhookSender: createWebhookSender({ allowPrivate: true }),
      compute,
      vectors,
      model,
      mediaQuota: TEST_MEDIA_QUOTA,
      leastGroup: 5,
      embedHosts: ['player.vimeo.com'],
      releases: product.releases,
      releaseKey: TEST_RELEASE_KEY,
      pushSettings: { services: [TEST_PUSH_SERVICE], contact: 'mailto:push@example.org', allowPrivate: false },
    },
  );
  const app = await buildApp(services, { ...testAppOptions, log });
  await app.ready();

  const send: TestApi['send'] = async (name, request, token) => {
    const { method, path } = calls[name];
    const rest = { ...request };
    const url = path.replace(/:(\w+)/g, (_, field: string) => {
      const value = rest[field];
      delete rest[field];
      return encodeURIComponent(String(value));
    });
    const inQuery = method === 'GET' || method === 'DELETE';
    const query = Object.entries(rest).map(([field, value]): [string, string] => [field, String(value)]);
    const response = await app.inject({
      method,
      url,
      ...(inQuery ? { query: Object.fromEntries(query) } : { payload: rest }),
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    const body: unknown = response.body === '' ? null : JSON.parse(response.body);
    return { status: response.statusCode, headers: response.headers, body };
  };

  return {
    app,
    services,
    product,
    mail,
    async deliver() {
      const before = mail.sent.length;
      await sendMails(services, { transport: mail, publicUrl: TEST_PUBLIC_URL });
      return mail.sent.slice(before);
    },
    mediaDir,
    clock,
    send,
    async call(name, request, token) {
      const answer = await send(name, request, token);
      if (!isSuccess<typeof name>(answer)) throw new Error(`${name}: ${answer.status} ${JSON.stringify(answer.body)}`);
      return answer.body;
    },
    async stop() {
      await app.close();
      await compute.stop();
      vectors.stop();
      await close();
      await database.release();
      await rm(mediaDir, { recursive: true });
      await rm(legalDir, { recursive: true });
      await product.takeAway();
    },
  };
}

/** The api checks each of its answers against the contract in tests, so a success has the call's shape. */
function isSuccess<N extends CallName>(answer: Answer<unknown>): answer is Answer<CallResponse<N>> {
  return answer.status >= 200 && answer.status < 300;
}
