import { sql } from 'kysely';
import type { Services } from '../services.ts';

const DAY_MS = 24 * 60 * 60_000;
/** How long the log goes back, and how many messages of one webhook it has at most. */
const KEPT_MS = 14 * DAY_MS;
const KEPT_OF_ONE = 1_000;
/** How long a webhook that was taken away can be brought back. */
export const REMOVED_KEPT_MS = 60 * 60_000;

/** Forgets what was sent or given up 14 days ago, or a thousand messages before the last one, and webhooks that were taken away an hour ago. */
export async function clearDeliveries({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await db
    .deleteFrom('webhooks')
    .where('removed_at', '<', new Date(now() - REMOVED_KEPT_MS))
    .execute();
  await db
    .deleteFrom('webhook_deliveries')
    .where('next_attempt_at', 'is', null)
    .where('happened_at', '<', new Date(now() - KEPT_MS))
    .execute();
  await sql`
    delete from webhook_deliveries d
    using webhooks w, lateral (
      select l.seq from webhook_deliveries l
      where l.survey_id = w.survey_id and l.webhook_id = w.webhook_id
      order by l.seq desc offset ${KEPT_OF_ONE} limit 1
    ) as last
    where d.survey_id = w.survey_id and d.webhook_id = w.webhook_id and d.seq <= last.seq and d.next_attempt_at is null`.execute(
    db,
  );
}
