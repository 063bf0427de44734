import { z } from 'zod';
import type { CallRecords } from '../../CallRecord.ts';
import { WEBHOOK_EVENTS, WEBHOOK_LIMITS } from '../../limits.ts';
import { done, milliseconds, questionId, surveyId } from '../primitives.ts';

const webhookEvent = z.enum(WEBHOOK_EVENTS);
export type WebhookEvent = z.infer<typeof webhookEvent>;

/** Where another system listens. Whether it may be asked is seen when the connection is made, as with `api` blocks. */
const url = z
  .string()
  .trim()
  .max(WEBHOOK_LIMITS.url)
  .refine(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    'Bitte geben Sie eine ganze Adresse an, zum Beispiel https://www.example.org/webhook.',
  )
  .refine(
    (text) => !URL.canParse(text) || new URL(text).username + new URL(text).password === '',
    'Bitte geben Sie die Adresse ohne Namen und Passwort an: Die Signatur weist den Absender aus.',
  );

/** What an author sets of a webhook. */
const webhookSettings = z.object({
  url,
  events: z.array(webhookEvent).min(1, 'Bitte wählen Sie mindestens ein Ereignis.').max(WEBHOOK_EVENTS.length),
  /** Whether answers are sent, as an export holds them; otherwise ids alone. */
  with_answers: z.boolean(),
});
export type WebhookSettings = z.infer<typeof webhookSettings>;

const webhook = webhookSettings.extend({
  webhook_id: z.uuid(),
  url: z.string(),
  /** 'off' by an author; 'failing': nothing was taken for a day; 'gone': the receiver has answered 410. */
  state: z.enum(['on', 'off', 'failing', 'gone']),
  /** Since when nothing has been taken; null while it is. */
  failing_since: milliseconds.nullable(),
  /** Until when the secret before signs, too; null for none. */
  earlier_secret_until: milliseconds.nullable(),
  waiting: z.number().int(),
  failed: z.number().int(),
});
export type Webhook = z.infer<typeof webhook>;

/** One message to a receiver, as its log says. */
const webhookDelivery = z.object({
  /** The header `webhook-id`. */
  delivery_id: z.uuid(),
  /** 'sample': by the button. */
  event: z.enum([...WEBHOOK_EVENTS, 'sample']),
  unique_question_id: questionId.nullable(),
  happened_at: milliseconds,
  outcome: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.number().int(),
  /** Of the last attempt; null before it. */
  tried_at: milliseconds.nullable(),
  next_attempt_at: milliseconds.nullable(),
  /** Status of HTTP; null where nothing was answered. */
  status: z.number().int().nullable(),
  took_ms: z.number().int().nullable(),
  /** What went wrong; null for an answer. */
  fault: z
    .enum(['refused-address', 'unknown-host', 'timeout', 'connection', 'certificate', 'unreadable-secret'])
    .nullable(),
  /** How the answer begins, as text. */
  response: z.string(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;
export type WebhookFault = NonNullable<WebhookDelivery['fault']>;

const one = { survey_id: surveyId, webhook_id: z.uuid() };
const managed = ['role/insufficient', 'survey/unknown'] as const;
const path = '/api/surveys/:survey_id/webhooks';
const ofOne = `${path}/:webhook_id` as const;
const withSecret = z.object({
  webhook: webhook,
  /** Shown this once: no other call gives it. */
  secret: z.string(),
});

export const webhookCalls = {
  /** Whom a dialog tells what happens in its conversations (Besitzer and Voller Zugriff). */
  webhooks: {
    method: 'GET',
    path,
    access: 'author',
    errors: [...managed],
    request: z.object({ survey_id: surveyId }),
    response: z.object({ webhooks: z.array(webhook) }),
  },
  /** Makes one; the id is of the caller's making. A repeat by the same person gives another secret, because the first was never seen. Written down. */
  createWebhook: {
    method: 'PUT',
    path: ofOne,
    access: 'author',
    invalidates: ['studyOverview', 'webhooks', 'checkDialog', 'privacyForm'],
    makes: 'entries',
    errors: [...managed, 'webhook/https', 'webhook/too-many', 'webhook/unknown'],
    request: webhookSettings.extend(one),
    response: withSecret,
  },
  /** Changes what it is told and where, and switches it on or off. Written down. */
  setWebhook: {
    method: 'PUT',
    path: `${ofOne}/settings`,
    access: 'author',
    invalidates: ['studyOverview', 'webhooks', 'checkDialog', 'privacyForm'],
    errors: [...managed, 'webhook/https', 'webhook/unknown'],
    request: webhookSettings.extend({ ...one, is_on: z.boolean() }),
    response: z.object({ webhook }),
  },
  /** Makes a new secret; the one before signs beside it for a day. Written down. */
  renewWebhookSecret: {
    method: 'POST',
    path: `${ofOne}/secret`,
    access: 'author',
    invalidates: ['webhooks'],
    errors: [...managed, 'webhook/unknown'],
    request: z.object(one),
    response: withSecret,
  },
  /** Takes it away, or brings it back within an hour. Written down. */
  removeWebhook: {
    method: 'PUT',
    path: `${ofOne}/removed`,
    access: 'author',
    invalidates: ['studyOverview', 'webhooks', 'checkDialog', 'privacyForm'],
    errors: [...managed, 'webhook/too-many', 'webhook/unknown'],
    request: z.object({ ...one, is_removed: z.boolean() }),
    response: done,
  },
  /** The last messages, the newest first. */
  webhookDeliveries: {
    method: 'GET',
    path: `${ofOne}/deliveries`,
    access: 'author',
    errors: [...managed, 'webhook/unknown'],
    request: z.object(one),
    response: z.object({ deliveries: z.array(webhookDelivery) }),
  },
  /** Sends a sample at once, and gives what became of it. */
  testWebhook: {
    method: 'POST',
    path: `${ofOne}/sample`,
    access: 'author',
    invalidates: ['studyOverview', 'webhookDeliveries', 'webhooks'],
    errors: [...managed, 'webhook/unknown', 'webhook/too-many-samples'],
    request: z.object(one),
    response: z.object({ delivery: webhookDelivery }),
  },
  /** Sends one message again, or all that failed (null). Gives how many. */
  replayWebhook: {
    method: 'POST',
    path: `${ofOne}/replay`,
    access: 'author',
    invalidates: ['studyOverview', 'webhookDeliveries', 'webhooks'],
    errors: [...managed, 'webhook/unknown', 'webhook/is-off'],
    request: z.object({ ...one, delivery_id: z.uuid().nullable() }),
    response: z.object({ replayed: z.number().int() }),
  },
} as const satisfies CallRecords;
