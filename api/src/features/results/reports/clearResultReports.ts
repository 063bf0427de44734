import type { Kysely } from 'kysely';
import type { Tables } from '../../../storage/tables/tables.ts';

/** How long a deleted report can still be brought back. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

/** Forgets reports that were deleted 30 days ago, and the links to them. */
export async function clearResultReports(db: Kysely<Tables>, now: number): Promise<void> {
  await db
    .deleteFrom('result_reports')
    .where('deleted_at', '<', new Date(now - KEPT_MS))
    .execute();
}
