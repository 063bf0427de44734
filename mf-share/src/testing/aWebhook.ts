import type { Webhook, WebhookDelivery } from '@dialogwerk/shared/contract';

/** A receiver that takes what it is told. */
export const aWebhook = (fields: Partial<Webhook> = {}): Webhook => ({
  webhook_id: '0198b2c4-7d6e-7a10-9c51-6f2f3f9a1b0a',
  url: 'https://www.example.org/hook',
  events: ['conversation.finished'],
  with_answers: false,
  state: 'on',
  failing_since: null,
  earlier_secret_until: null,
  waiting: 0,
  failed: 0,
  ...fields,
});

/** A message that was taken. */
export const aDelivery = (fields: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  delivery_id: '0198b2c4-7d6e-7a10-9c51-6f2f3f9a1b0b',
  event: 'conversation.finished',
  unique_question_id: null,
  happened_at: 1_780_000_000_000,
  outcome: 'delivered',
  attempts: 1,
  tried_at: 1_780_000_000_000,
  next_attempt_at: null,
  status: 200,
  took_ms: 12,
  fault: null,
  response: 'ok',
  ...fields,
});
