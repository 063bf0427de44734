import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { aMultiChat, aParticipant } from '../../../../testing/aMultiChat.ts';
import type { TestMultiChat, TestParticipant } from '../../../../testing/aMultiChat.ts';
import { startPushService } from '../../../../testing/startPushService.ts';
import type { PushService } from '../../../../testing/startPushService.ts';
import { startTestApi, TEST_PUSH_SERVICE, testAppOptions } from '../../../../testing/startTestApi.ts';
import type { Answer, TestApi } from '../../../../testing/startTestApi.ts';
import { buildApp } from '../../../app.ts';
import type { Services } from '../../../services.ts';
import { createPush } from '../../../push/createPush.ts';
import type { Push } from '../../../push/createPush.ts';
import { readPushKeys } from '../../../push/readPushKeys.ts';
import { createLive } from '../createLive.ts';
import { playDue } from '../chats/playDue.ts';
import { tellNews } from './tellNews.ts';

const MINUTE = 60_000;

let api: TestApi;
let service: PushService;
let push: Push;
let services: Services;
let app: FastifyInstance;
let multi: TestMultiChat;
let player: TestParticipant;
const servers: FastifyInstance[] = [];
beforeAll(async () => {
  api = await startTestApi();
  service = await startPushService();
  const settings = {
    services: [service.origin, TEST_PUSH_SERVICE],
    contact: 'mailto:a@example.org',
    allowPrivate: true,
  };
  push = createPush(settings, await readPushKeys(api.services.db));
  services = { ...api.services, push };
  app = await buildApp(services, testAppOptions);
});
afterAll(async () => {
  await app.close();
  await service.stop();
  await api.stop();
});
beforeEach(async () => {
  Object.assign(service, { status: 201, asked: 0 });
  service.pushed.length = 0;
  await api.services.db.deleteFrom('push_subscriptions').execute();
  multi = await aMultiChat(api);
  // The laboratory writes a minute after the witness was heard.
  await multi.trigger({ at: [multi.l, 'l1'], trigger: `waitFor;${multi.z};z1`, init_survey: true, delay_seconds: 60 });
  await multi.publish();
  player = await aParticipant(api, multi);
  await player.chats();
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

const rows = () => api.services.db.selectFrom('push_subscriptions').selectAll().execute();
async function subscribe(who = player, payload = service.subscription): Promise<Answer<unknown>> {
  const headers = { authorization: `Bearer ${who.token}` };
  const answer = await app.inject({ method: 'POST', url: '/api/chats/push', headers, payload });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
}

/** Another process of the api. */
const aProcess = () => createLive(services, { callsAtOnce: 10 }).services;

/** What all processes do each second, so much later. */
async function later(ms: number, ...processes: ReturnType<typeof aProcess>[]): Promise<void> {
  api.clock.now += ms;
  const all = processes.length > 0 ? processes : [aProcess()];
  await Promise.all(all.map((live) => playDue(live)));
  await Promise.all(all.map((live) => tellNews(live)));
}

/** The witness is heard, a minute passes, and nobody has read what the laboratory wrote. */
async function unread(...processes: ReturnType<typeof aProcess>[]): Promise<void> {
  await player.reply(multi.z, 'z1');
  await later(MINUTE, ...processes);
  await later(10_000, ...processes);
}

describe('a browser that wants to be told', () => {
  test('hears who wrote and nothing else, once, with several processes', async () => {
    expect(await subscribe()).toMatchObject({ status: 200 });
    const processes = [aProcess(), aProcess(), aProcess()];
    await unread(...processes);
    await later(10 * MINUTE, ...processes);
    expect(service.pushed.map(({ message }) => message)).toEqual([
      {
        title: 'Labor',
        body: 'Neue Nachricht',
        path: `/multi_live/${multi.public_id}#chat=${multi.l}`,
        tag: expect.any(String),
      },
    ]);
    expect(JSON.stringify(service.pushed)).not.toMatch(/Frage|So war es/);
    expect(service.asked).toBe(1);
  });

  test('hears nothing of an answer to its own reply, and nothing while a page has read it', async () => {
    await subscribe();
    await player.reply(multi.k, 'k1');
    await later(10 * MINUTE);
    expect(service.asked).toBe(0);
    const server = await buildApp(services, testAppOptions);
    servers.push(server);
    const address = await server.listen({ port: 0, host: '127.0.0.1' });
    const page = new AbortController();
    const headers = { authorization: `Bearer ${player.token}`, 'last-event-id': '0' };
    const { body } = await fetch(`${address}/api/chats/stream`, { headers, signal: page.signal });
    const reading = body?.getReader();
    await reading?.read();
    await player.reply(multi.z, 'z1');
    api.clock.now += MINUTE;
    await playDue(aProcess());
    await vi.waitUntil(async () => (await rows()).every(({ due_at, news_seq }) => due_at === null && news_seq > 0));
    await later(10 * MINUTE);
    expect(service.asked).toBe(0);
    page.abort();
  });

  test('hears of what comes next, also where the one before was not read', async () => {
    await multi.trigger({ at: [multi.k, 'k2'], trigger: `waitFor;${multi.z};z1`, delay_seconds: 300 });
    await multi.publish();
    player = await aParticipant(api, multi);
    await player.chats();
    await subscribe();
    await player.reply(multi.k, 'k1');
    await unread();
    await later(5 * MINUTE);
    await later(10_000);
    expect(service.pushed.map(({ message }) => message)).toMatchObject([{ title: 'Labor' }, { title: 'Kommissarin' }]);
  });

  test('is tried again where its service is away, five times at most', async () => {
    await subscribe();
    service.status = 503;
    await unread();
    expect(service.asked).toBe(1);
    await later(10_000);
    expect(service.asked).toBe(1);
    service.status = 201;
    await later(MINUTE);
    expect(service.pushed).toHaveLength(1);
    service.status = 500;
    await api.services.db
      .updateTable('push_subscriptions')
      .set({ due_at: new Date(api.clock.now) })
      .execute();
    for (let minute = 0; minute < 10; minute += 1) await later(2 * MINUTE);
    expect(service.asked).toBe(2 + 5);
  });

  test.each([404, 410])('is forgotten where its service says %i', async (status) => {
    await subscribe();
    service.status = status;
    await unread();
    expect(await rows()).toEqual([]);
  });

  test('is asked no more once it is switched off, nor once all was deleted or begun anew', async () => {
    const { endpoint } = service.subscription;
    await subscribe();
    expect(await api.send('unsubscribeFromChats', { endpoint }, player.token)).toMatchObject({ status: 200 });
    expect(await rows()).toEqual([]);
    for (const action of ['restart', 'delete'] as const) {
      await subscribe();
      await api.call('restartDelete', { survey_id: multi.k, action, isLive: true }, player.token);
      expect(await rows()).toEqual([]);
    }
  });

  test('stands once, and of many only the five newest of a respondent', async () => {
    await subscribe();
    await subscribe();
    expect(await rows()).toHaveLength(1);
    for (let other = 0; other < 6; other += 1) {
      api.clock.now += 1;
      await subscribe(player, { ...service.subscription, endpoint: `${TEST_PUSH_SERVICE}/${other}` });
    }
    const kept = new Set((await rows()).map(({ endpoint }) => endpoint.at(-1)));
    expect(kept).toEqual(new Set(['1', '2', '3', '4', '5']));
  });
});

describe('nobody is asked', () => {
  test('in a multi-chat that writes nothing later', async () => {
    expect(await player.chats()).toMatchObject({ push_key: push.publicKey });
    const plain = await aMultiChat(api);
    await plain.publish();
    const other = await aParticipant(api, plain);
    expect(await other.chats()).toMatchObject({ push_key: null });
    expect(await subscribe(other)).toMatchObject({ status: 409, body: { code: 'push/not-offered' } });
  });

  test('where the operator has switched it off', async () => {
    const off = await buildApp({ ...services, push: null }, testAppOptions);
    servers.push(off);
    const headers = { authorization: `Bearer ${player.token}` };
    expect((await off.inject({ url: '/api/chats', headers })).json()).toMatchObject({ push_key: null });
    const payload = service.subscription;
    const answer = await off.inject({ method: 'POST', url: '/api/chats/push', headers, payload });
    expect(answer.json()).toMatchObject({ code: 'push/not-offered' });
  });

  test('by a service that is not allowed, and nothing is stored', async () => {
    const internal = { ...service.subscription, endpoint: 'http://169.254.169.254/latest' };
    expect(await subscribe(player, internal)).toMatchObject({ status: 400, body: { code: 'push/unknown-service' } });
    expect(await rows()).toEqual([]);
  });
});
