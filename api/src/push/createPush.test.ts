import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/createTestDatabase.ts';
import type { TestDatabase } from '../../testing/createTestDatabase.ts';
import { startPushService } from '../../testing/startPushService.ts';
import type { PushService } from '../../testing/startPushService.ts';
import { connect } from '../storage/database/connect.ts';
import type { Database } from '../storage/database/connect.ts';
import { createPush } from './createPush.ts';
import { isPushService } from './isPushService.ts';
import { usualPushServices } from './pushServices.data.ts';
import { readPushKeys } from './readPushKeys.ts';
import type { PushKeys } from './readPushKeys.ts';

const message = { title: 'Kommissarin Berger', body: 'Neue Nachricht', path: '/flow', tag: 'a' };
const contact = 'mailto:push@example.org';
let service: PushService;
let testDatabase: TestDatabase;
let database: Pick<Database, 'db' | 'close'>;
let keys: PushKeys;
beforeAll(async () => {
  service = await startPushService();
  testDatabase = await createTestDatabase();
  database = connect({ connectionString: testDatabase.connectionString, max: 4 }, () => {});
  keys = await readPushKeys(database.db);
});
afterAll(async () => {
  await service.stop();
  await database.close();
  await testDatabase.release();
});
beforeEach(() => {
  Object.assign(service, { status: 201, asked: 0 });
  service.pushed.length = 0;
});

const aPush = (services: readonly string[], allowPrivate = true) =>
  createPush({ services, contact, allowPrivate }, keys);

test('a message is read by its browser alone, and says who has sent it', async () => {
  expect(await aPush([service.origin]).send(service.subscription, message, 'thema')).toBe('sent');
  const [pushed] = service.pushed;
  expect(pushed?.message).toEqual(message);
  expect(pushed?.ttl).toBe('86400');
  const [, claims = '', key] = /^vapid t=[\w-]+\.([\w-]+)\.[\w-]+, k=([\w-]+)$/.exec(pushed?.authorization ?? '') ?? [];
  expect(key).toBe(keys.publicKey);
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ aud: service.origin, sub: contact });
});

test.each([
  [404, 'gone'],
  [410, 'gone'],
  [400, 'refused'],
  [413, 'refused'],
  [301, 'refused'],
  [429, 'later'],
  [503, 'later'],
] as const)('an answer of %i means %s', async (status, outcome) => {
  service.status = status;
  expect(await aPush([service.origin]).send(service.subscription, message, 'thema')).toBe(outcome);
});

test('nothing goes to a service that is not named, in the own network, or with keys that are none', async () => {
  const { subscription, origin } = service;
  expect(await aPush(usualPushServices).send(subscription, message, 'a')).toBe('gone');
  expect(await aPush([origin], false).send(subscription, message, 'a')).toBe('later');
  const noPoint = { ...subscription, p256dh: 'A'.repeat(87) };
  expect(await aPush([origin]).send(noPoint, message, 'a')).toBe('gone');
  expect(service.asked).toBe(0);
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/x', true],
  ['https://web.push.apple.com/x', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=x', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
  ['http://fcm.googleapis.com/fcm/send/x', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://fcm.googleapis.com.example.org/x', false],
  ['https://user@fcm.googleapis.com/x', false],
  ['https://push.apple.com/x', false],
  ['https://evilpush.apple.com/x', false],
  ['https://notify.windows.com.example.org/x', false],
  ['https://127.0.0.1/x', false],
  ['kein Link', false],
])('%s is one of the usual push services: %s', (endpoint, is) => {
  expect(isPushService(usualPushServices, endpoint)).toBe(is);
});

test('two servers of one database have the same keys', async () => {
  expect(await readPushKeys(database.db)).toEqual(keys);
  expect(Buffer.from(keys.publicKey, 'base64url')).toHaveLength(65);
  expect(Buffer.from(keys.privateKey, 'base64url')).toHaveLength(32);
});
