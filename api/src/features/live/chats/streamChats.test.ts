import type { ChatEvent } from '@dialogwerk/shared/contract';
import { chatEvent } from '@dialogwerk/shared/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { aMultiChat, aParticipant } from '../../../../testing/aMultiChat.ts';
import type { TestMultiChat, TestParticipant } from '../../../../testing/aMultiChat.ts';
import { startTestApi, testAppOptions } from '../../../../testing/startTestApi.ts';
import type { TestApi } from '../../../../testing/startTestApi.ts';
import { buildApp } from '../../../app.ts';
import type { Bus } from '../../../bus/Bus.ts';
import { createBus } from '../../../bus/createBus.ts';

let api: TestApi;
let multi: TestMultiChat;
let player: TestParticipant;
const servers: FastifyInstance[] = [];
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  multi = await aMultiChat(api);
  await multi.trigger({ at: [multi.k, 'k2'], trigger: `waitFor;${multi.z};z1` });
  await multi.trigger({ at: [multi.z, 'z1'], trigger: `moveTo;${multi.l};l2` });
  await multi.publish();
  player = await aParticipant(api, multi);
  await player.chats();
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

/** A further process of the api on the same database, with a bus of its own; gives its address. */
async function anotherServer(bus: Bus = createBus(api.services.pool)): Promise<string> {
  const server = await buildApp({ ...api.services, bus }, testAppOptions);
  servers.push(server);
  return server.listen({ port: 0, host: '127.0.0.1' });
}

/** A page that reads the stream; `last` is its Last-Event-ID. */
function aPage(address: string, last?: number) {
  const events: ChatEvent[] = [];
  const ids: number[] = [];
  const stopped = new AbortController();
  const read = async (): Promise<void> => {
    const headers = {
      authorization: `Bearer ${player.token}`,
      ...(last === undefined ? {} : { 'last-event-id': String(last) }),
    };
    const { body } = await fetch(`${address}/api/chats/stream`, { headers, signal: stopped.signal });
    let text = '';
    for await (const piece of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += piece;
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const [, id, data] = /^id: (\d+)\ndata: (.*)$/.exec(block) ?? [];
        if (id === undefined || data === undefined) continue;
        ids.push(Number(id));
        events.push(chatEvent.parse(JSON.parse(data)));
      }
    }
  };
  const reading = read().catch(() => undefined);
  return {
    events,
    ids,
    close: async () => {
      stopped.abort();
      await reading;
    },
  };
}

const places = (events: readonly ChatEvent[]): string[] =>
  events.map(({ state, leads }) => `${state.question?.unique_question_id ?? '-'}${leads ? '!' : ''}`);

describe('the stream of the chats', () => {
  test('tells every turn in its order, also those of another process, and whereto the respondent is led', async () => {
    const page = aPage(await anotherServer());
    await vi.waitUntil(() => page.events.length === 3, { timeout: 5_000 });
    expect(places(page.events)).toEqual(['k1', 'z1', 'l1']);
    await player.reply(multi.k, 'k1');
    await player.reply(multi.z, 'z1');
    await vi.waitUntil(() => page.events.length === 7, { timeout: 5_000 });
    expect(places(page.events.slice(3))).toEqual(['-', 'z2', 'l2!', 'k2']);
    expect(page.ids).toEqual([1, 2, 3, 4, 5, 6, 7]);
    await page.close();
  });

  test('goes on behind the last event after a cut, with nothing missed and nothing twice', async () => {
    const address = await anotherServer();
    const before = aPage(address);
    await vi.waitUntil(() => before.ids.length === 3, { timeout: 5_000 });
    await before.close();
    await player.reply(multi.k, 'k1');
    await player.reply(multi.z, 'z1');
    const after = aPage(address, before.ids.at(-1));
    await vi.waitUntil(() => after.ids.length === 4, { timeout: 5_000 });
    expect(after.ids).toEqual([4, 5, 6, 7]);
    await player.reply(multi.k, 'k2');
    await vi.waitUntil(() => after.ids.length === 5, { timeout: 5_000 });
    expect(after.ids).toEqual([4, 5, 6, 7, 8]);
    await after.close();
  });

  test('tells what a process stored that died before it told anybody', async () => {
    // Whoever is killed between the commit and the push stores all and tells nothing.
    const mute: Bus = {
      publish: () => undefined,
      tell: () => undefined,
      listen: () => () => undefined,
      state: { isHearing: false },
      close: () => undefined,
    };
    const dying = await anotherServer(mute);
    const sent = await fetch(`${dying}/api/turn`, {
      method: 'POST',
      headers: { authorization: `Bearer ${player.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        survey_id: multi.z,
        turn_id: crypto.randomUUID(),
        unique_question_id: 'z1',
        reply: { type: 'open', text: 'Ja.' },
      }),
    });
    expect(sent.status).toBe(200);
    await servers.pop()?.close();
    const page = aPage(await anotherServer(), 3);
    await vi.waitUntil(() => page.ids.length === 2, { timeout: 5_000 });
    expect(places(page.events)).toEqual(['z2', 'l2!']);
    await page.close();
  });

  test('is for respondents of multi-chats alone', async () => {
    const address = await anotherServer();
    expect((await fetch(`${address}/api/chats/stream`)).status).toBe(401);
    const owner = { authorization: `Bearer ${multi.owner.token}` };
    expect((await fetch(`${address}/api/chats/stream`, { headers: owner })).status).toBe(401);
  });
});
