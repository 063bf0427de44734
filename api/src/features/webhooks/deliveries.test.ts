import { describedWebhook } from '@dialogwerk/shared/contract/described';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { aRespondent } from '../../../testing/aRespondent.ts';
import { aWebhook, tell } from '../../../testing/aWebhook.ts';
import { threeQuestions } from '../../../testing/blocks.ts';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';
import { startReceiver } from '../../../testing/startReceiver.ts';
import type { Received } from '../../../testing/startReceiver.ts';
import { startTestApi } from '../../../testing/startTestApi.ts';
import { clearDeliveries } from '../../webhooks/clearDeliveries.ts';

/** Two servers that share nothing but the database. */
const database = await createTestDatabase();
const api = await startTestApi(undefined, undefined, undefined, { ...database, release: async () => {} });
const second = await startTestApi(undefined, undefined, undefined, { ...database, release: async () => {} });
const receiver = await startReceiver();
afterAll(async () => {
  await receiver.stop();
  await api.stop();
  await second.stop();
  await database.release();
});

const [MINUTE_MS, HOUR_MS] = [60_000, 60 * 60_000];
let owner: TestAuthor;
let survey_id: string;
beforeEach(async () => {
  owner = await anAuthor(api);
  survey_id = await insertSurvey(api, { blocks: threeQuestions, owner });
  await api.services.db.deleteFrom('webhooks').execute();
  receiver.received.length = 0;
  receiver.answer = (response) => void response.end('ok');
});

/** Each is as OpenAPI describes it. */
const said = ({ body }: Received) => describedWebhook.parse(JSON.parse(body));
const types = () => receiver.received.map((one) => said(one).type);
const idsOf = () => receiver.received.map(({ headers }) => headers['webhook-id']);
const pass = (ms: number) => {
  api.clock.now += ms;
  second.clock.now = api.clock.now;
};

async function converse(): Promise<Awaited<ReturnType<typeof aRespondent>>> {
  const respondent = await aRespondent(api, survey_id);
  await respondent.chat();
  await respondent.reply('name', { type: 'open', text: 'Ana' });
  return respondent;
}
async function finish(respondent: Awaited<ReturnType<typeof aRespondent>>): Promise<void> {
  await respondent.reply('mood', { type: 'single', option_id: 'good' });
  await respondent.reply({ id: 'mood', nachfrage_id: 'mood?' }, { type: 'open', text: 'Sonne' }).catch(() => {});
  const { question } = await respondent.chat();
  if (question?.nachfrage_id) {
    const probe = { id: 'mood', nachfrage_id: question.nachfrage_id };
    await respondent.reply(probe, { type: 'open', text: 'Sonne' });
  }
  await respondent.reply('age', { type: 'number', value: 30 });
}

describe('what happens in a conversation', () => {
  test('is told in its order, by ids alone, once its turn is stored', async () => {
    await aWebhook(api, owner, survey_id, { url: receiver.url });
    await finish(await converse());
    expect(receiver.received).toEqual([]);
    await tell(api);
    expect(types()).toEqual([
      'conversation.started',
      'question.answered',
      'question.answered',
      'question.answered',
      'question.answered',
      'conversation.finished',
    ]);
    const [started, answered] = receiver.received.map(said);
    expect(started).toMatchObject({ version: 1, data: { survey_id, turn: 0 } });
    expect(answered).toMatchObject({ data: { turn: 1, unique_question_id: 'name', nachfrage_id: '' } });
    expect(receiver.received.filter((one) => 'answers' in said(one).data)).toEqual([]);
    expect(receiver.received.filter(({ body }) => /Ana|Sonne/.test(body))).toEqual([]);
    expect(new Set(idsOf()).size).toBe(6);
    await tell(api);
    expect(receiver.received).toHaveLength(6);
  });

  test('comes with answers as an export holds them, where its author wants that', async () => {
    await aWebhook(api, owner, survey_id, {
      url: receiver.url,
      with_answers: true,
      events: ['question.answered', 'conversation.finished'],
    });
    await finish(await converse());
    await tell(api);
    const [first] = receiver.received.map(said);
    expect(first?.data.answers).toEqual({ name: 'Ana' });
    const last = said(receiver.received.at(-1) ?? { path: '', headers: {}, body: '{}' });
    expect(last.data.answers).toMatchObject({ name: 'Ana', age: 30, mood: 1 });
  });

  test('is told of no test, and of nothing before there was anybody to tell', async () => {
    await converse();
    await aWebhook(api, owner, survey_id, { url: receiver.url });
    const { token_live } = await api.call('testRegister', { survey_id, as_it_is: true }, owner.token);
    await api.call('conversation', { survey_id }, token_live);
    await tell(api);
    expect(receiver.received).toEqual([]);
  });

  test('is told again when an earlier answer is changed', async () => {
    await aWebhook(api, owner, survey_id, { url: receiver.url, events: ['question.answered'], with_answers: true });
    const respondent = await converse();
    await tell(api);
    const change = { survey_id, turn_id: crypto.randomUUID(), unique_question_id: 'name', nachfrage_id: null };
    await api.call('changeAnswer', { ...change, reply: { type: 'open', text: 'Bea' } }, respondent.token);
    await tell(api);
    expect(receiver.received.map((one) => said(one).data.answers)).toEqual([{ name: 'Ana' }, { name: 'Bea' }]);
  });

  test('is told no more of who has deleted their conversation', async () => {
    await aWebhook(api, owner, survey_id, { url: receiver.url });
    const { token } = await converse();
    await api.call('restartDelete', { survey_id, action: 'delete', isLive: true }, token);
    await tell(api);
    expect(receiver.received).toEqual([]);
  });
});

describe('a receiver that fails', () => {
  test('is asked again with growing pauses, and what follows in the conversation waits for it', async () => {
    await aWebhook(api, owner, survey_id, { url: receiver.url });
    receiver.answer = (response) => void response.writeHead(500).end('kaputt');
    const respondent = await converse();
    await tell(api);
    expect(types()).toEqual(['conversation.started']);
    await tell(api);
    pass(29_000);
    await tell(api);
    expect(receiver.received).toHaveLength(1);
    pass(1_000);
    await tell(api);
    expect(types()).toEqual(['conversation.started', 'conversation.started']);
    expect(new Set(idsOf()).size).toBe(1);
    pass(60_000);
    await tell(api);
    expect(receiver.received).toHaveLength(2);
    receiver.answer = (response) => void response.end();
    pass(30_000);
    // Among receivers that fail first, and then among those that do not.
    await tell(api);
    await tell(api);
    expect(types().slice(2)).toEqual(['conversation.started', 'question.answered']);
    await finish(respondent);
    await tell(api);
    expect(types().at(-1)).toBe('conversation.finished');
  });

  test('for a day is switched off, and its owner is told; what it did not take can be sent again', async () => {
    const { webhook } = await aWebhook(api, owner, survey_id, { url: receiver.url });
    const one = { survey_id, webhook_id: webhook.webhook_id };
    receiver.answer = (response) => void response.writeHead(503).end();
    await converse();
    for (let hours = 0; hours <= 30; hours += 1) {
      await tell(api);
      pass(HOUR_MS);
    }
    const log = await api.call('webhooks', { survey_id }, (await freshOf(owner)).token);
    expect(log.webhooks).toMatchObject([{ state: 'failing', waiting: 0, failed: 2 }]);
    const mail = (await api.deliver()).find(({ subject }) => subject.startsWith('Webhook'));
    expect(mail).toMatchObject({ to: owner.username, subject: 'Webhook ausgeschaltet: „Zufriedenheit im Team“' });
    expect(mail?.text).toContain(`/share/${survey_id}`);

    const { token } = await freshOf(owner);
    expect(await api.send('replayWebhook', { ...one, delivery_id: null }, token)).toMatchObject({
      status: 409,
      body: { code: 'webhook/is-off' },
    });
    receiver.received.length = 0;
    receiver.answer = (response) => void response.end();
    const settings = { url: receiver.url, events: webhook.events, with_answers: false };
    await api.call('setWebhook', { ...one, ...settings, is_on: true }, token);
    expect(await api.call('replayWebhook', { ...one, delivery_id: null }, token)).toEqual({ replayed: 2 });
    await tell(api);
    expect(types()).toEqual(['conversation.started', 'question.answered']);
  });

  test('says that it is gone is switched off at once', async () => {
    await aWebhook(api, owner, survey_id, { url: receiver.url });
    receiver.answer = (response) => void response.writeHead(410).end();
    await converse();
    await tell(api);
    const { webhooks } = await api.call('webhooks', { survey_id }, (await freshOf(owner)).token);
    expect(webhooks).toMatchObject([{ state: 'gone', failed: 2 }]);
  });

  test('and hangs holds up no other one, and nobody who replies', async () => {
    const deaf = await startReceiver();
    const held: (() => void)[] = [];
    deaf.answer = (response) => void held.push(() => void response.end());
    for (let index = 0; index < 5; index += 1) await aWebhook(api, owner, survey_id, { url: deaf.url });
    const other = await insertSurvey(api, { blocks: threeQuestions, owner });
    await aWebhook(api, owner, other, { url: receiver.url });
    await converse();
    const telling = tell(api);
    await expect.poll(() => deaf.received.length).toBe(5);
    const respondent = await aRespondent(api, other);
    await respondent.chat();
    await respondent.reply('name', { type: 'open', text: 'Ana' });
    await tell(second);
    expect(types()).toEqual(['conversation.started', 'question.answered']);
    held.forEach((answer) => answer());
    deaf.answer = (response) => void response.end();
    await telling;
    await deaf.stop();
  });
});

describe('two servers', () => {
  test('tell each thing once, and each conversation in its order', async () => {
    await aWebhook(api, owner, survey_id, { url: receiver.url });
    const all = await Promise.all(Array.from({ length: 8 }, converse));
    await Promise.all(all.map(finish));
    const running = new Map<string, number>();
    const order = new Map<string, number[]>();
    let atOnce = 0;
    receiver.answer = (response, one) => {
      const { data } = said(one);
      const [conversation_id, turn] = [data.conversation_id ?? '', data.turn ?? 0];
      running.set(conversation_id, (running.get(conversation_id) ?? 0) + 1);
      atOnce = Math.max(atOnce, running.get(conversation_id) ?? 0);
      order.set(conversation_id, [...(order.get(conversation_id) ?? []), turn]);
      setImmediate(() => {
        running.set(conversation_id, (running.get(conversation_id) ?? 0) - 1);
        response.end();
      });
    };
    for (let round = 0; round < 4; round += 1) await Promise.all([tell(api), tell(second)]);
    expect(receiver.received).toHaveLength(8 * 6);
    expect(new Set(idsOf()).size).toBe(8 * 6);
    expect(atOnce).toBe(1);
    for (const turns of order.values()) expect(turns).toEqual(turns.toSorted((a, b) => a - b));
  });
});

test('the log is bounded in time and number', async () => {
  const { webhook } = await aWebhook(api, owner, survey_id, { url: receiver.url });
  await converse();
  await tell(api);
  pass(15 * 24 * HOUR_MS);
  await clearDeliveries(api.services);
  const { token } = await freshOf(owner);
  const one = { survey_id, webhook_id: webhook.webhook_id };
  expect(await api.call('webhookDeliveries', one, token)).toEqual({ deliveries: [] });
  pass(MINUTE_MS);
});

/** Somebody who is signed in at this moment, after the clock has moved. */
const freshOf = async ({ user_id }: TestAuthor): Promise<{ token: string }> => {
  const { token } = await api.services.tokens.open(api.services.db, 'author', user_id);
  return { token };
};
