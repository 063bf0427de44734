import type { Kysely } from 'kysely';
import type { Tables } from '../../../storage/tables/tables.ts';

/** How long it can still be seen that a code was taken, in milliseconds. */
const KEPT_MS = 24 * 3_600_000;

/** Forgets codes that count no more; `now` in milliseconds since 1970. */
export async function clearHandOvers(db: Kysely<Tables>, now: number): Promise<void> {
  await db
    .deleteFrom('hand_overs')
    .where('expires_at', '<', new Date(now - KEPT_MS))
    .execute();
}
