import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { writeAudit } from '../audit/writeAudit.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import type { Services } from '../services.ts';
import type { Tables } from '../storage/tables/tables.ts';
import type { ClaimedDelivery } from './claimDelivery.ts';
import type { WebhookId } from './createWebhookSecrets.ts';
import type { WebhookAttempt } from './createWebhookSender.ts';
import { markHasWebhooks } from './markHasWebhooks.ts';

/** How long a message is tried, and how long a receiver may fail before it is told nothing more. */
export const TRIED_FOR_MS = 24 * 60 * 60_000;
/** A receiver that takes longer shares few places with others of its kind. */
const SLOW_MS = 2_000;
/** Between two attempts at a receiver that fails: 1 s, 2 s, 4 s, … */
const FIRST_REST_MS = 1_000;
const LONGEST_REST_MS = 5 * 60_000;

const GONE = 410;
const isTaken = ({ status }: WebhookAttempt): boolean => status !== null && status >= 200 && status < 300;

/** Notes what became of an attempt, of the message and of its receiver; gives whether it was taken quickly, so that the next may follow at once. */
export async function settleDelivery(
  { db, now }: Pick<Services, 'db' | 'now'>,
  delivery: Pick<ClaimedDelivery, 'survey_id' | 'webhook_id' | 'delivery_id' | 'attempts' | 'tried_until' | 'event'>,
  attempt: WebhookAttempt,
): Promise<boolean> {
  const at = now();
  const taken = isTaken(attempt);
  const isOver = taken || at >= delivery.tried_until.getTime();
  await db
    .updateTable('webhook_deliveries')
    .set({
      ...attempt,
      ...(isOver ? { outcome: taken ? 'delivered' : 'failed', next_attempt_at: null } : {}),
    })
    .where('survey_id', '=', delivery.survey_id)
    .where('delivery_id', '=', delivery.delivery_id)
    // Not one that was made again meanwhile.
    .where('attempts', '=', delivery.attempts)
    .execute();
  const is_slow = !taken || attempt.took_ms > SLOW_MS;
  if (taken) await noteTaken(db, delivery, is_slow);
  // A sample comes when it likes, so that nothing follows from when the next message comes.
  else if (delivery.event !== 'sample') await noteFailed(db, delivery, attempt, at);
  return !is_slow;
}

async function noteTaken(db: Kysely<Tables>, { survey_id, webhook_id }: WebhookId, is_slow: boolean): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ failures: 0, failing_since: null, rests_until: null, is_slow })
    .where('survey_id', '=', survey_id)
    .where('webhook_id', '=', webhook_id)
    // Because most messages change nothing about their receiver.
    .where((row) => row.or([row('failures', '>', 0), row('is_slow', '<>', is_slow)]))
    .execute();
}

/** Lets the receiver rest; switches it off once it has failed for a day, or says that it wants no more. */
async function noteFailed(
  db: Kysely<Tables>,
  { survey_id, webhook_id }: WebhookId,
  { status }: WebhookAttempt,
  now: number,
): Promise<void> {
  const at = new Date(now);
  await db.transaction().execute(async (tx) => {
    const failed = await tx
      .updateTable('webhooks')
      .set({
        failures: sql<number>`failures + 1`,
        failing_since: sql<Date>`coalesce(failing_since, ${at}::timestamptz)`,
        rests_until: sql<Date>`${at}::timestamptz
          + least(${FIRST_REST_MS} * 2.0 ^ least(failures, 20), ${LONGEST_REST_MS}) * interval '1 millisecond'`,
        is_slow: true,
      })
      .where('survey_id', '=', survey_id)
      .where('webhook_id', '=', webhook_id)
      .where('off_at', 'is', null)
      .returning(['failing_since', 'url'])
      .executeTakeFirst();
    if (!failed) return;
    const since = failed.failing_since?.getTime() ?? now;
    const why = status === GONE ? 'gone' : now - since >= TRIED_FOR_MS ? 'failing' : null;
    if (why === null) return;
    await switchOff(tx, { survey_id, webhook_id }, why, now);
    await writeAudit(tx, now, { act: 'webhook_switched_off', actor_id: null, survey_id, detail: webhook_id });
    await tellOwner(tx, { survey_id, host: new URL(failed.url).host, why }, now);
  });
}

/** Tells a receiver nothing more; what waits has failed, and can be sent again. */
export async function switchOff(
  tx: Kysely<Tables>,
  { survey_id, webhook_id }: WebhookId,
  off_why: 'off' | 'failing' | 'gone',
  now: number,
): Promise<void> {
  await tx
    .updateTable('webhooks')
    .set({ off_at: new Date(now), off_why })
    .where('survey_id', '=', survey_id)
    .where('webhook_id', '=', webhook_id)
    .execute();
  await tx
    .updateTable('webhook_deliveries')
    .set({ outcome: 'failed', next_attempt_at: null })
    .where('survey_id', '=', survey_id)
    .where('webhook_id', '=', webhook_id)
    .where('next_attempt_at', 'is not', null)
    .execute();
  await markHasWebhooks(tx, survey_id);
}

async function tellOwner(
  tx: Kysely<Tables>,
  { survey_id, host, why }: { readonly survey_id: string; readonly host: string; readonly why: 'failing' | 'gone' },
  now: number,
): Promise<void> {
  const owners = await tx
    .selectFrom('members')
    .innerJoin('accounts', 'accounts.user_id', 'members.user_id')
    .innerJoin('surveys', 'surveys.survey_id', 'members.survey_id')
    .where('members.survey_id', '=', survey_id)
    .where('role', '=', 'Besitzer')
    .select(['username', 'survey_name'])
    .execute();
  for (const { username, survey_name } of owners)
    await enqueueMail(tx, username, { kind: 'webhook_off', survey_id, survey_name, host, why }, now);
}
