import { randomUUID } from 'node:crypto';
import type { AuthorContext, Handler, Handlers } from '../../calls/handler.ts';
import { CallError } from '../../errors/CallError.ts';
import { mayShare } from '../../policies/mayShare.ts';
import { takeTokens } from '../../throttle/TokenBucket.ts';
import type { TokenBucket } from '../../throttle/TokenBucket.ts';
import type { ClaimedDelivery } from '../../webhooks/claimDelivery.ts';
import type { WebhookId } from '../../webhooks/createWebhookSecrets.ts';
import { sendDelivery } from '../../webhooks/sendDelivery.ts';
import { settleDelivery, TRIED_FOR_MS } from '../../webhooks/settleDelivery.ts';
import { readDeliveries, readWebhook } from './readWebhooks.ts';

/** More than anybody presses a button, and too few to trouble a stranger's server with. */
const SAMPLES: TokenBucket = { name: 'samples of webhooks', burst: 10, refillMs: 10_000 };

const webhookDeliveries: Handler<'webhookDeliveries'> = async ({ webhook_id, ...input }, { services, who }) => {
  const { survey_id } = await mayShare({ services, who }, input.survey_id);
  await readWebhook(services.db, { survey_id, webhook_id }, services.now());
  return { deliveries: await readDeliveries(services.db, { survey_id, webhook_id }) };
};

const testWebhook: Handler<'testWebhook'> = async ({ webhook_id, ...input }, context) => {
  const { survey_id } = await mayShare(context, input.survey_id);
  const { services } = context;
  await readWebhook(services.db, { survey_id, webhook_id }, services.now());
  const wait = await takeTokens(services, SAMPLES, webhook_id, 1);
  if (wait > 0) throw new CallError('webhook/too-many-samples', { retryAfter: Math.ceil(wait / 1_000) });
  const sample = await insertSample(context, { survey_id, webhook_id });
  const attempt = await sendDelivery(services, sample, sample.with_answers ? { beispiel: 'Antwort' } : null);
  await settleDelivery(services, sample, attempt);
  const [delivery] = await readDeliveries(services.db, { survey_id, webhook_id }, sample.delivery_id);
  if (!delivery) throw new CallError('webhook/unknown');
  return { delivery };
};

/** Sent by this call alone and once: it is never due, and given up with the first attempt. */
async function insertSample({ services: { db, now } }: AuthorContext, id: WebhookId): Promise<ClaimedDelivery> {
  const at = new Date(now());
  const sample = {
    ...id,
    delivery_id: randomUUID(),
    event: 'sample',
    conversation_id: null,
    turn: null,
    unique_question_id: null,
    nachfrage_id: null,
    happened_at: at,
    attempts: 1,
    tried_until: at,
  } as const;
  await db
    .insertInto('webhook_deliveries')
    .values({ ...sample, tried_at: at })
    .execute();
  const receiver = await db
    .selectFrom('webhooks')
    .select(['url', 'with_answers', 'key_id', 'sealed', 'earlier_key_id', 'earlier_sealed', 'earlier_until'])
    .where('survey_id', '=', id.survey_id)
    .where('webhook_id', '=', id.webhook_id)
    .executeTakeFirstOrThrow();
  return { ...sample, ...receiver };
}

const replayWebhook: Handler<'replayWebhook'> = async ({ webhook_id, delivery_id, ...input }, { services, who }) => {
  const { survey_id } = await mayShare({ services, who }, input.survey_id);
  const { db, now } = services;
  const webhook = await readWebhook(db, { survey_id, webhook_id }, now());
  if (webhook.state !== 'on') throw new CallError('webhook/is-off');
  const { numUpdatedRows } = await db
    .updateTable('webhook_deliveries')
    .set({
      outcome: 'waiting',
      attempts: 0,
      next_attempt_at: new Date(now()),
      tried_until: new Date(now() + TRIED_FOR_MS),
    })
    .where('survey_id', '=', survey_id)
    .where('webhook_id', '=', webhook_id)
    .where('next_attempt_at', 'is', null)
    .where('event', '<>', 'sample')
    .where((row) => (delivery_id === null ? row('outcome', '=', 'failed') : row('delivery_id', '=', delivery_id)))
    .executeTakeFirstOrThrow();
  return { replayed: Number(numUpdatedRows) };
};

/** What a webhook was told: its log, a sample, and messages once more. */
export const messageCalls = { webhookDeliveries, testWebhook, replayWebhook } satisfies Partial<Handlers>;
