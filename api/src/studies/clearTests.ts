import { sql } from 'kysely';
import type { Services } from '../services.ts';

/** How long what was begun by a link for trying is kept: long enough to go on with it on another day. */
const KEPT_MS = 14 * 24 * 60 * 60_000;

/** Deletes conversations and participations that were begun by a link for trying 14 days ago; their files go with `clearMedia`. */
export async function clearTests({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const before = new Date(now() - KEPT_MS);
  await db
    .deleteFrom('conversations')
    .where('is_live', '=', false)
    .where('publication_id', 'is not', null)
    .where('started_at', '<', before)
    .execute();
  await sql`
    delete from conversations c using participations p
    where c.participation_id = p.participation_id and p.is_test and p.started_at < ${before}`.execute(db);
  await db.deleteFrom('participations').where('is_test', '=', true).where('started_at', '<', before).execute();
}
