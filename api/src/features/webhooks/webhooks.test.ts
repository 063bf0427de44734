import { randomUUID } from 'node:crypto';
import { WEBHOOK_LIMITS } from '@dialogwerk/shared/contract';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { apiOfFile } from '../../../testing/apiOfFile.ts';
import { aWebhook } from '../../../testing/aWebhook.ts';
import { threeQuestions } from '../../../testing/blocks.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';
import { startReceiver } from '../../../testing/startReceiver.ts';
import type { Received } from '../../../testing/startReceiver.ts';
import { createWebhookSender } from '../../webhooks/createWebhookSender.ts';
import { clearDeliveries } from '../../webhooks/clearDeliveries.ts';

const api = await apiOfFile();
const receiver = await startReceiver();
afterAll(() => receiver.stop());

let owner: TestAuthor;
let survey_id: string;
beforeEach(async () => {
  owner = await anAuthor(api);
  survey_id = await insertSurvey(api, { blocks: threeQuestions, owner });
  receiver.received.length = 0;
  receiver.answer = (response) => void response.end('Danke');
});

const isSignedBy = (secret: string, { headers, body }: Received): boolean => {
  const signed = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  try {
    new Webhook(secret).verify(body, signed);
    return true;
  } catch {
    return false;
  }
};
const list = async () => (await api.call('webhooks', { survey_id }, owner.token)).webhooks;
const sample = (webhook_id: string) => api.call('testWebhook', { survey_id, webhook_id }, owner.token);
const last = (): Received => receiver.received.at(-1) ?? { path: '', headers: {}, body: '' };

describe('a webhook', () => {
  test('gives its secret once, keeps it encrypted and signs a sample with it', async () => {
    const { webhook, secret } = await aWebhook(api, owner, survey_id, { url: receiver.url });
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(JSON.stringify(await list())).not.toContain(secret);
    const { sealed } = await api.services.db.selectFrom('webhooks').select('sealed').executeTakeFirstOrThrow();
    expect(sealed.toString('latin1')).not.toContain(secret.slice(6));
    const { delivery } = await sample(webhook.webhook_id);
    expect(delivery).toMatchObject({
      event: 'sample',
      outcome: 'delivered',
      status: 200,
      response: 'Danke',
      attempts: 1,
    });
    expect(isSignedBy(secret, last())).toBe(true);
    expect(JSON.parse(last().body)).toMatchObject({ version: 1, type: 'sample', data: { conversation_id: null } });
    const { deliveries } = await api.call(
      'webhookDeliveries',
      { survey_id, webhook_id: webhook.webhook_id },
      owner.token,
    );
    expect(deliveries).toEqual([delivery]);
  });

  test('that is made again by a repeated call has the second secret; a repeat by another person makes none', async () => {
    const one = { survey_id, webhook_id: randomUUID(), url: receiver.url, with_answers: false };
    const first = await api.call('createWebhook', { ...one, events: ['question.answered'] }, owner.token);
    const again = await api.call('createWebhook', { ...one, events: ['question.answered'] }, owner.token);
    await sample(one.webhook_id);
    expect([isSignedBy(first.secret, last()), isSignedBy(again.secret, last())]).toEqual([false, true]);
    const other = await anAuthor(api);
    await api.services.db
      .insertInto('members')
      .values({ survey_id, user_id: other.user_id, role: 'Voller Zugriff' })
      .execute();
    expect(await api.send('createWebhook', { ...one, events: ['question.answered'] }, other.token)).toMatchObject({
      status: 404,
      body: { code: 'webhook/unknown' },
    });
    expect(await list()).toHaveLength(1);
  });

  test('signs by both secrets for a day after a change', async () => {
    const { webhook, secret } = await aWebhook(api, owner, survey_id, { url: receiver.url });
    const { webhook_id } = webhook;
    const renewed = await api.call('renewWebhookSecret', { survey_id, webhook_id }, owner.token);
    expect(renewed.webhook.earlier_secret_until).toBe(api.clock.now + 24 * 60 * 60_000);
    await sample(webhook_id);
    expect([isSignedBy(secret, last()), isSignedBy(renewed.secret, last())]).toEqual([true, true]);
    await api.services.db
      .updateTable('webhooks')
      .set({ earlier_until: new Date(api.clock.now) })
      .execute();
    await sample(webhook_id);
    expect([isSignedBy(secret, last()), isSignedBy(renewed.secret, last())]).toEqual([false, true]);
  });

  test('whose sample fails says why, and is not switched off by that', async () => {
    const { webhook } = await aWebhook(api, owner, survey_id, { url: 'http://127.0.0.1:9/' });
    const { delivery } = await sample(webhook.webhook_id);
    expect(delivery).toMatchObject({ outcome: 'failed', status: null, fault: 'connection' });
    expect(await list()).toMatchObject([{ state: 'on', failing_since: null, failed: 0 }]);
  });

  test('that was taken away comes back within an hour, and is forgotten with its log after it', async () => {
    const { webhook } = await aWebhook(api, owner, survey_id, { url: receiver.url });
    const one = { survey_id, webhook_id: webhook.webhook_id };
    await sample(webhook.webhook_id);
    const isTold = () =>
      api.services.db
        .selectFrom('surveys')
        .select('has_webhooks')
        .where('survey_id', '=', survey_id)
        .executeTakeFirstOrThrow();
    await api.call('removeWebhook', { ...one, is_removed: true }, owner.token);
    expect([await list(), await isTold()]).toEqual([[], { has_webhooks: false }]);
    await api.call('removeWebhook', { ...one, is_removed: false }, owner.token);
    expect([await list(), await isTold()]).toEqual([[webhook], { has_webhooks: true }]);
    await api.call('removeWebhook', { ...one, is_removed: true }, owner.token);
    const later = { ...api.services, now: () => api.clock.now + 60 * 60_000 + 1 };
    await clearDeliveries(later);
    expect(await api.send('removeWebhook', { ...one, is_removed: false }, owner.token)).toMatchObject({ status: 404 });
    expect(
      await api.services.db.selectFrom('webhook_deliveries').selectAll().where('survey_id', '=', survey_id).execute(),
    ).toEqual([]);
  });
});

describe('refused', () => {
  test.each(['www.example.org', 'ftp://example.org/', 'https://ada:geheim@example.org/', 'javascript:alert(1)'])(
    '%s is no address, and nothing is kept',
    async (url) => {
      const one = { survey_id, webhook_id: randomUUID(), url, events: ['question.answered'], with_answers: false };
      expect(await api.send('createWebhook', one, owner.token)).toMatchObject({ status: 400, body: { field: 'url' } });
      expect(await list()).toEqual([]);
    },
  );

  test('an address in clear, where no network of its own is open', async () => {
    const { webhookSender } = api.services;
    const strict = createWebhookSender({ allowPrivate: false });
    Object.assign(api.services, { webhookSender: strict });
    const one = {
      survey_id,
      webhook_id: randomUUID(),
      url: receiver.url,
      events: ['question.answered'],
      with_answers: false,
    };
    expect(await api.send('createWebhook', one, owner.token)).toMatchObject({
      status: 409,
      body: { code: 'webhook/https' },
    });
    Object.assign(api.services, { webhookSender });
  });

  test('one more than ten', async () => {
    for (let index = 0; index < WEBHOOK_LIMITS.most; index += 1)
      await aWebhook(api, owner, survey_id, { url: receiver.url });
    const one = {
      survey_id,
      webhook_id: randomUUID(),
      url: receiver.url,
      events: ['question.answered'],
      with_answers: false,
    };
    expect(await api.send('createWebhook', one, owner.token)).toMatchObject({ body: { code: 'webhook/too-many' } });
  });

  test('more samples than anybody presses a button for', async () => {
    const { webhook } = await aWebhook(api, owner, survey_id, { url: receiver.url });
    for (let index = 0; index < 10; index += 1) await sample(webhook.webhook_id);
    const one = { survey_id, webhook_id: webhook.webhook_id };
    expect(await api.send('testWebhook', one, owner.token)).toMatchObject({ status: 429 });
    expect(receiver.received).toHaveLength(10);
  });

  test('a webhook of another dialog', async () => {
    const { webhook } = await aWebhook(api, owner, survey_id, { url: receiver.url });
    const other = await insertSurvey(api, { blocks: threeQuestions, owner });
    const one = { survey_id: other, webhook_id: webhook.webhook_id };
    for (const name of ['webhookDeliveries', 'testWebhook', 'renewWebhookSecret'] as const)
      expect(await api.send(name, one, owner.token)).toMatchObject({ status: 404 });
  });
});
