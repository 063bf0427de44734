import type { StudyOverview } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../storage/tables/tables.ts';

/** What other systems are told of a dialog and fetch from it, and whether that fails. */
export async function readConnections(
  db: Kysely<Tables>,
  survey_id: string,
): Promise<NonNullable<StudyOverview['connections']>> {
  const [webhooks, feed] = await Promise.all([
    db
      .selectFrom('webhooks as w')
      .where('w.survey_id', '=', survey_id)
      .where('w.removed_at', 'is', null)
      .select([
        sql<number>`count(*)::int`.as('webhooks'),
        // One that its author has switched off is not failing.
        sql<number>`(count(*) filter (where w.off_why in ('failing', 'gone') or w.off_at is null and w.failing_since is not null))::int`.as(
          'failing',
        ),
        sql<number>`coalesce(sum((
          select count(*) from webhook_deliveries d
          where d.survey_id = w.survey_id and d.webhook_id = w.webhook_id and d.outcome = 'failed' and d.event <> 'sample'
        )), 0)::int`.as('given_up'),
      ])
      .executeTakeFirstOrThrow(),
    db.selectFrom('feeds').select('survey_id').where('survey_id', '=', survey_id).executeTakeFirst(),
  ]);
  return { ...webhooks, has_feed: feed !== undefined };
}
