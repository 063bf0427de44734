import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables/tables.ts';
import type { WebhookId } from './createWebhookSecrets.ts';
import type { ToldEvent } from './webhookMessage.ts';

/** After 30 s, 90 s, 4.5 min, … up to 4 h. Longer than an attempt takes, so that no other server makes one meanwhile. */
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 4 * 60 * 60_000;

/** A message that is this server's to send, with whom it goes to. */
export interface ClaimedDelivery extends ToldEvent, WebhookId {
  readonly delivery_id: string;
  readonly attempts: number;
  readonly tried_until: Date;
  readonly url: string;
  readonly with_answers: boolean;
  readonly key_id: string;
  readonly sealed: Buffer;
  readonly earlier_key_id: string | null;
  readonly earlier_sealed: Buffer | null;
  readonly earlier_until: Date | null;
}

/**
 * Takes the next message of a webhook that is due, and puts it off to its next attempt before it is sent, so that of several servers one sends it, and one that
 * dies meanwhile leaves it to be sent again. What happened earlier in the same conversation comes first.
 */
export async function claimDelivery(
  db: Kysely<Tables>,
  { survey_id, webhook_id }: WebhookId,
  now: number,
): Promise<ClaimedDelivery | undefined> {
  const due = new Date(now);
  const { rows } = await sql<ClaimedDelivery>`
    update webhook_deliveries d
    set attempts = d.attempts + 1, tried_at = ${due}::timestamptz,
      next_attempt_at = ${due}::timestamptz
        + least(${FIRST_WAIT_MS} * 3.0 ^ least(d.attempts, 20), ${LONGEST_WAIT_MS}) * interval '1 millisecond'
    from webhooks w
    where w.survey_id = d.survey_id and w.webhook_id = d.webhook_id
      and (d.survey_id, d.delivery_id) = (
        select e.survey_id, e.delivery_id
        from webhook_deliveries e
        join webhooks v on v.survey_id = e.survey_id and v.webhook_id = e.webhook_id
        where e.survey_id = ${survey_id} and e.webhook_id = ${webhook_id}::uuid and e.next_attempt_at <= ${due}::timestamptz
          and v.off_at is null and v.removed_at is null and (v.rests_until is null or v.rests_until <= ${due}::timestamptz)
          and not exists (
            select from webhook_deliveries b
            where b.survey_id = e.survey_id and b.webhook_id = e.webhook_id and b.conversation_id = e.conversation_id
              and b.seq < e.seq and b.next_attempt_at is not null)
        order by e.seq limit 1 for update of e skip locked)
    returning d.survey_id, d.webhook_id, d.delivery_id, d.event, d.conversation_id, d.turn, d.unique_question_id, d.nachfrage_id,
      d.happened_at, d.attempts, d.tried_until, w.url, w.with_answers, w.key_id, w.sealed, w.earlier_key_id, w.earlier_sealed,
      w.earlier_until`.execute(db);
  return rows[0];
}
