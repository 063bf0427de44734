import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aMultiChat, aParticipant } from '../../../testing/aMultiChat.ts';
import { anAdmin } from '../../../testing/anAdmin.ts';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { aRespondent } from '../../../testing/aRespondent.ts';
import type { TestRespondent } from '../../../testing/aRespondent.ts';
import { threeQuestions } from '../../../testing/blocks.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';
import { apiOfFile } from '../../../testing/apiOfFile.ts';
import { testAppOptions } from '../../../testing/startTestApi.ts';
import { uploadReply } from '../../../testing/uploadFile.ts';
import { buildApp } from '../../app.ts';
import { createBus } from '../../bus/createBus.ts';
import { createTokens } from '../../tokens/tokens.ts';
import { readSecret } from '../../tokens/readSecret.ts';

const api = await apiOfFile();
const expired = { status: 401, body: { code: 'login/expired' } };
const text = { type: 'open', text: 'Ana' } as const;
const servers: FastifyInstance[] = [];
let author: TestAuthor;
let survey_id: string;
let respondent: TestRespondent;
beforeAll(async () => {
  author = await anAuthor(api);
});
beforeEach(async () => {
  survey_id = await insertSurvey(api, { blocks: threeQuestions, owner: author });
  respondent = await aRespondent(api, survey_id);
  await respondent.chat();
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

/** What a respondent's token opens. */
async function allCalls(token: string) {
  const question = { survey_id, unique_question_id: 'name' };
  const turn = { ...question, turn_id: randomUUID(), nachfrage_id: null, reply: text };
  return Promise.all([
    api.send('conversation', { survey_id }, token),
    api.send('turn', turn, token),
    api.send('verifyToken', {}, token),
    api.send('logout', {}, token),
    api.send('restartDelete', { survey_id, action: 'restart', isLive: true }, token),
    uploadReply(api, question, Buffer.from('Text'), { token }),
    anyStream('/api/chats/stream', token),
    anyStream(`/api/conversation/stream?survey_id=${survey_id}`, token),
  ]);
}

async function anyStream(url: string, token: string) {
  const { statusCode: status, body } = await api.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
  return { status, body: JSON.parse(body) };
}

describe('the access token of a respondent ends', () => {
  test('with a logout, for each call and stream', async () => {
    await api.call('logout', {}, respondent.token);
    for (const answer of await allCalls(respondent.token)) expect(answer).toMatchObject(expired);
  });

  test('with the deletion of what they said, by themselves or by an author', async () => {
    await api.call('restartDelete', { survey_id, action: 'delete', isLive: true }, respondent.token);
    expect(await respondent.tryReply('name', text)).toMatchObject(expired);
    const other = await aRespondent(api, survey_id);
    await other.chat();
    const { conversation_id } = await api.services.db
      .selectFrom('conversations')
      .select('conversation_id')
      .where('survey_id', '=', survey_id)
      .executeTakeFirstOrThrow();
    await api.call('deleteConversation', { survey_id, conversation_id }, author.token);
    expect(await other.tryReply('name', text)).toMatchObject(expired);
  });

  test('when a refresh token turns up that was stolen', async () => {
    const { token_live, refresh_token_live } = await api.call('registerLive', { survey_id });
    const first = await api.call('refresh', {}, refresh_token_live);
    await api.call('refresh', {}, first.refresh_token);
    await api.send('refresh', {}, refresh_token_live);
    expect(await api.send('conversation', { survey_id }, token_live)).toMatchObject(expired);
  });

  test('of an author who tries dialogs out, when the account is disabled', async () => {
    const { token_live } = await api.call('testRegister', { survey_id }, author.token);
    const admin = await anAdmin(api);
    await api.call('adminUpdateUser', { user_id: author.user_id, disabled: true }, admin.token);
    expect(await api.send('conversation', { survey_id }, token_live)).toMatchObject(expired);
  });

  test('also at a second server of the database, and with a stream that is open there', async () => {
    const multi = await aMultiChat(api);
    await multi.publish();
    const player = await aParticipant(api, multi);
    await player.chats();
    const bus = createBus(api.services.pool);
    const { db, now } = api.services;
    const tokens = createTokens(db, bus, await readSecret(db), now);
    const server = await buildApp({ ...api.services, bus, tokens }, testAppOptions);
    servers.push(server);
    const address = await server.listen({ port: 0, host: '127.0.0.1' });
    const headers = { authorization: `Bearer ${player.token}` };
    const { body, status } = await fetch(`${address}/api/chats/stream`, { headers });
    expect(status).toBe(200);
    await api.call('logout', {}, player.token);
    for await (const piece of body ?? []) expect(piece.length).toBeGreaterThan(0);
    expect((await fetch(`${address}/api/chats/stream`, { headers })).status).toBe(401);
  });

  test('and nobody else’s', async () => {
    const other = await aRespondent(api, survey_id);
    await api.call('logout', {}, respondent.token);
    expect((await other.tryReply('name', text)).status).toBe(200);
  });
});
