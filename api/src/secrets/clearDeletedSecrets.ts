import type { Services } from '../services.ts';

/** How long a deleted secret can be brought back. */
const DELETED_KEPT_MS = 60 * 60_000;

/** Forgets secrets that were deleted an hour ago. */
export async function clearDeletedSecrets({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await db
    .deleteFrom('secrets')
    .where('deleted_at', '<', new Date(now() - DELETED_KEPT_MS))
    .execute();
}
