import type { Webhook, WebhookDelivery } from '@dialogwerk/shared/contract';
import { WEBHOOK_LIMITS } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { CallError } from '../../errors/CallError.ts';
import type { Tables } from '../../storage/tables/tables.ts';
import type { WebhookId } from '../../webhooks/createWebhookSecrets.ts';

type Db = Kysely<Tables>;

/** Those of a dialog that were not taken away, in the order in which they were made. */
export async function readWebhooks(db: Db, survey_id: string, now: number): Promise<Webhook[]> {
  const counted = (outcome: WebhookDelivery['outcome']) => sql<number>`(
    select count(*)::int from webhook_deliveries d
    where d.survey_id = webhooks.survey_id and d.webhook_id = webhooks.webhook_id and d.outcome = ${outcome}
      and d.event <> 'sample')`;
  const rows = await db
    .selectFrom('webhooks')
    .select(['webhook_id', 'url', 'events', 'with_answers', 'off_at', 'off_why', 'failing_since', 'earlier_until'])
    .select([counted('waiting').as('waiting'), counted('failed').as('failed')])
    .where('survey_id', '=', survey_id)
    .where('removed_at', 'is', null)
    .orderBy('made_at')
    .orderBy('webhook_id')
    .execute();
  return rows.map((row) => ({
    webhook_id: row.webhook_id,
    url: row.url,
    events: row.events,
    with_answers: row.with_answers,
    state: row.off_at === null ? 'on' : (row.off_why ?? 'off'),
    failing_since: row.failing_since?.getTime() ?? null,
    earlier_secret_until: row.earlier_until && row.earlier_until.getTime() > now ? row.earlier_until.getTime() : null,
    waiting: row.waiting,
    failed: row.failed,
  }));
}

/** One of them; 404 when it is gone. */
export async function readWebhook(db: Db, { survey_id, webhook_id }: WebhookId, now: number): Promise<Webhook> {
  const found = (await readWebhooks(db, survey_id, now)).find((one) => one.webhook_id === webhook_id);
  if (!found) throw new CallError('webhook/unknown');
  return found;
}

/** The last messages of one, the newest first; or the one that is asked for. */
export async function readDeliveries(
  db: Db,
  { survey_id, webhook_id }: WebhookId,
  delivery_id: string | null = null,
): Promise<WebhookDelivery[]> {
  const rows = await db
    .selectFrom('webhook_deliveries')
    .select(['delivery_id', 'event', 'unique_question_id', 'happened_at', 'outcome', 'attempts', 'tried_at'])
    .select(['next_attempt_at', 'status', 'took_ms', 'fault', 'response'])
    .where('survey_id', '=', survey_id)
    .where('webhook_id', '=', webhook_id)
    .$if(delivery_id !== null, (one) => one.where('delivery_id', '=', delivery_id))
    .orderBy('seq', 'desc')
    .limit(WEBHOOK_LIMITS.shown)
    .execute();
  return rows.map((row) => ({
    delivery_id: row.delivery_id,
    event: row.event,
    unique_question_id: row.unique_question_id,
    happened_at: row.happened_at.getTime(),
    outcome: row.outcome,
    attempts: row.attempts,
    tried_at: row.tried_at?.getTime() ?? null,
    next_attempt_at: row.next_attempt_at?.getTime() ?? null,
    status: row.status,
    took_ms: row.took_ms,
    fault: row.fault,
    response: row.response,
  }));
}
