import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables/tables.ts';

const KEPT_MS = 14 * 24 * 60 * 60_000;

/** Forgets what tabs reported more than 14 days ago, as long as versions are kept. */
export async function clearReports(db: Kysely<Tables>, now: number): Promise<void> {
  const before = new Date(now - KEPT_MS);
  await db.deleteFrom('module_reports').where('at', '<', before).execute();
  await db.deleteFrom('module_tabs').where('seen_at', '<', before).execute();
}
