import type { ApiKey } from '@dialogwerk/shared/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables/tables.ts';

/** A person's keys that were not revoked, the newest first. */
export async function readApiKeys(db: Kysely<Tables>, user_id: string): Promise<ApiKey[]> {
  const rows = await db
    .selectFrom('api_keys')
    .select(['key_id', 'name', 'scopes', 'hint', 'made_at', 'ends_at', 'last_used_at'])
    .where('user_id', '=', user_id)
    .where('revoked_at', 'is', null)
    .orderBy('made_at', 'desc')
    .orderBy('key_id')
    .execute();
  return rows.map(({ made_at, ends_at, last_used_at, key_id, name, scopes, hint }) => ({
    key_id,
    name,
    scopes,
    hint,
    made_at: made_at.getTime(),
    ends_at: ends_at?.getTime() ?? null,
    last_used_at: last_used_at?.getTime() ?? null,
  }));
}
