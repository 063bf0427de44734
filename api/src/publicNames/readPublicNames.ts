import type { PublicNames } from '@dialogwerk/shared/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables/tables.ts';
import type { NamedThing } from './NamedThing.ts';

/** The name of a dialog or a multi-chat in public addresses, and those of before. */
export async function readPublicNames(db: Kysely<Tables>, named: NamedThing): Promise<PublicNames> {
  const rows = await db
    .selectFrom('public_names')
    .select(['name', 'in_use'])
    .where('survey_id', 'is not distinct from', named.survey_id)
    .where('dialog_manager_id', 'is not distinct from', named.dialog_manager_id)
    .orderBy('given_at', 'desc')
    .execute();
  return {
    name: rows.find(({ in_use }) => in_use)?.name ?? null,
    former: rows.filter(({ in_use }) => !in_use).map(({ name }) => name),
  };
}
