import { randomUUID } from 'node:crypto';
import type { CallResponse, ChatState } from '@dialogwerk/shared/contract';
import { startModelServer } from '@dialogwerk/shared/testing/model-server';
import type { ModelServer } from '@dialogwerk/shared/testing/model-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { anEndpoint } from '../../../../testing/anEndpoint.ts';
import { aMultiChat, aParticipant } from '../../../../testing/aMultiChat.ts';
import type { TestMultiChat, TestParticipant } from '../../../../testing/aMultiChat.ts';
import { aBlock, inOrder } from '../../../../testing/blocks.ts';
import { editSurvey } from '../../../../testing/insertSurvey.ts';
import { canonical } from '../../../../testing/replay/canonical.ts';
import { recordedChats, replayedChats } from '../../../../testing/replay/replayedChats.ts';
import { lastReply, metBy, scripted } from '../../../../testing/scriptedModel.ts';
import { startTestApi } from '../../../../testing/startTestApi.ts';
import type { TestApi } from '../../../../testing/startTestApi.ts';
import { createModel } from '../../../model/createModel.ts';
import { createLive } from '../createLive.ts';
import { findParticipation } from './participationStatements.ts';
import { playInChats } from './playInChats.ts';

type Chats = CallResponse<'chats'>;

let model: ModelServer;
let api: TestApi;
let without: TestApi;
beforeAll(async () => {
  model = await startModelServer();
  const budgets = { conversation: 100_000, survey: 100_000, day: 1_000_000 };
  const endpoints = [anEndpoint(model.url)];
  api = await startTestApi(undefined, undefined, createModel({ endpoints, atOnce: 8, budgets }));
  without = await startTestApi();
});
afterAll(async () => {
  await api.stop();
  await without.stop();
  await model.stop();
});
beforeEach(() => {
  model.behave(scripted({ judge: metBy('motiv', 'Geld'), talk: (asked) => `Sie sagen: ${lastReply(asked)}?` }));
});
afterEach(() => vi.unstubAllGlobals());

/** A suspect (z) who answers freely; the inspector's second question and the laboratory, which a model begins, wait for what they say. */
async function aCase(on: TestApi): Promise<TestMultiChat> {
  const multi = await aMultiChat(on);
  const { k, z, l } = multi;
  const suspect = aBlock('gpt', 'z1', {
    variable: null,
    context: 'Ich war gar nicht da.',
    brief: 'Du bist der Gärtner und streitest alles ab.',
    gpt_exit_conditions: [{ id: 'motiv', condition: 'Die Person nennt ein Motiv', target: 'z3' }],
    fallback: 'Dazu sage ich nichts.',
  });
  await editSurvey(on, z, inOrder(suspect, aBlock('open', 'z2'), aBlock('open', 'z3')));
  const analyst = aBlock('gpt', 'l1', {
    variable: null,
    context: '',
    brief: 'Du arbeitest im Labor.',
    fallback: 'Ja?',
  });
  await editSurvey(on, l, inOrder(analyst, aBlock('open', 'l2')));
  await multi.trigger({ at: [k, 'k2'], trigger: `waitFor;${z};z1` });
  await multi.trigger({ at: [l, 'l1'], trigger: `waitFor;${z};z1`, init_survey: true });
  await multi.publish();
  return multi;
}

/** All chats once none of them waits for a model. */
async function settled(player: TestParticipant): Promise<Chats> {
  return vi.waitUntil(
    async () => {
      const all = await player.chats();
      return !all.chats.some(({ waiting }) => waiting) && all;
    },
    { timeout: 20_000 },
  );
}

const chatOf = ({ chats }: Chats, survey_id: string): ChatState | undefined =>
  chats.find((chat) => chat.survey_id === survey_id);
const saidIn = (chats: Chats, survey_id: string): string[] =>
  (chatOf(chats, survey_id)?.entries ?? [])
    .filter(({ user_or_bot }) => user_or_bot === 'bot')
    .map(({ context }) => context);

async function send(on: TestApi, player: TestParticipant, survey_id: string, text: string): Promise<ChatState> {
  const question = chatOf(await settled(player), survey_id)?.question;
  if (!question) throw new Error('nothing is asked');
  const { unique_question_id, nachfrage_id } = question;
  const turn = { survey_id, unique_question_id, nachfrage_id, turn_id: randomUUID() };
  return on.call('turn', { ...turn, reply: { type: 'open', text } }, player.token);
}

describe('a model in a multi-chat', () => {
  it('speaks for a suspect, ends on its condition, and what waits for that goes on, led as well', async () => {
    const multi = await aCase(api);
    const { k, z, l } = multi;
    const player = await aParticipant(api, multi);
    expect(await player.stands()).toBe('k1 z1');
    expect((await send(api, player, z, 'Wo waren Sie?')).waiting).toBe(true);
    const going = await settled(player);
    expect(saidIn(going, z)).toEqual(['Ich war gar nicht da.', 'Sie sagen: Wo waren Sie??']);
    await player.reply(k, 'k1');
    // The talk goes on: nothing that waits for it is let go.
    expect(await player.stands()).toBe('- z1');
    await send(api, player, z, 'Es ging um Geld.');
    const after = await settled(player);
    expect(await player.stands()).toBe('k2 z3 l1');
    expect(saidIn(after, l)).toEqual(['Sie sagen: ?']);
    const kept = await api.services.db
      .selectFrom('model_calls')
      .select('survey_id')
      .distinct()
      .where('survey_id', 'in', [k, z, l])
      .execute();
    expect(kept.map(({ survey_id }) => survey_id).toSorted()).toEqual([z, l].toSorted());
  });

  it('that fails leaves the suspect with the author’s words, and everybody goes on', async () => {
    const multi = await aCase(api);
    const player = await aParticipant(api, multi);
    await player.chats();
    model.behave({ kind: 'refuse' });
    await send(api, player, multi.z, 'Wo waren Sie?');
    await player.reply(multi.k, 'k1');
    const after = await settled(player);
    expect(saidIn(after, multi.z)).toContain('Dazu sage ich nichts.');
    expect(saidIn(after, multi.l)).toContain('Ja?');
    expect(await player.stands()).toBe('k2 z2 l2');
  });

  it('that was asked when the server stopped is asked again when the page comes back', async () => {
    const multi = await aCase(api);
    const player = await aParticipant(api, multi);
    const { z } = multi;
    const { turn = 0, question } = chatOf(await player.chats(), z) ?? {};
    const { services } = createLive(api.services, { callsAtOnce: 1 });
    const { participation_id } = (await findParticipation(services.pool, player.user_id)) ?? {};
    if (!question || participation_id === undefined) throw new Error('nothing is asked');
    const { unique_question_id, nachfrage_id } = question;
    const reply = { type: 'open', text: 'Wo waren Sie?' } as const;
    const event = { kind: 'reply', unique_question_id, nachfrage_id, reply } as const;
    // Stored and not settled, as a crash between the reply and its outcome leaves it.
    const own = { survey_id: z, turn, turn_id: randomUUID(), event, file: null, heard: null };
    await playInChats(services, participation_id, { kind: 'turn', survey_id: z, event }, own);
    expect(saidIn(await settled(player), z)).toEqual(['Ich war gar nicht da.', 'Sie sagen: Wo waren Sie??']);
  });

  it('is not needed: without one, every chat goes by what its author has written', async () => {
    const multi = await aCase(without);
    const player = await aParticipant(without, multi);
    const begun = await player.chats();
    expect(saidIn(begun, multi.z)).toContain('Dazu sage ich nichts.');
    expect(await player.stands()).toBe('k1 z2 l2');
    await player.reply(multi.k, 'k1');
    expect(await player.stands()).toBe('k2 z2 l2');
  });

  it('replays to the same end in all chats, byte for byte, with the network off, also one that thinks', async () => {
    const plain = scripted({ judge: metBy('motiv', 'Geld'), talk: (asked) => `Sie sagen: ${lastReply(asked)}?` });
    model.behave((asked) => {
      const said = plain(asked);
      return said.kind === 'say' ? { kind: 'think', how: 'unbegun', thought: 'Überlegung', text: said.text } : said;
    });
    const multi = await aCase(api);
    const player = await aParticipant(api, multi);
    await player.chats();
    await send(api, player, multi.z, 'Ich heiße Anna Beispiel.');
    await settled(player);
    await player.reply(multi.k, 'k1');
    await send(api, player, multi.z, 'Es ging um Geld.');
    await send(api, player, multi.l, 'Was haben Sie gefunden?');
    await settled(player);
    const record = await recordedChats(api.services.db, player.user_id);
    vi.stubGlobal('fetch', () => {
      throw new Error('the network is off');
    });
    const again = await replayedChats(api.services.db, record);
    expect(canonical(again)).toBe(canonical({ told: record.told, memory: record.memory, states: record.states }));
    expect(record.told).toHaveLength(12);
  });
});
