import type { Services } from '../services.ts';

const HOUR_MS = 60 * 60_000;
/** How long a key that was revoked can be allowed again. */
export const REVOKED_KEPT_MS = HOUR_MS;
/** How long it stands in the list that one has run out. */
const ENDED_KEPT_MS = 30 * 24 * HOUR_MS;

/** Forgets keys that were revoked an hour ago or have run out 30 days ago. */
export async function clearApiKeys({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await db
    .deleteFrom('api_keys')
    .where((key) =>
      key.or([
        key('revoked_at', '<', new Date(now() - REVOKED_KEPT_MS)),
        key('ends_at', '<', new Date(now() - ENDED_KEPT_MS)),
      ]),
    )
    .execute();
}
