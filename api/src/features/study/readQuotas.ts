import type { Study } from '@dialogwerk/shared/contract';
import type { Kysely } from 'kysely';
import { takenPlaces } from '../../studies/takenPlaces.ts';
import type { Tables } from '../../storage/tables/tables.ts';

/** The quotas of a dialog in its authors' order, each with how many of its places are taken at a moment, in milliseconds since 1970. */
export async function readQuotas(db: Kysely<Tables>, survey_id: string, now: number): Promise<Study['quotas']> {
  const [quotas, taken] = await Promise.all([
    db
      .selectFrom('quotas')
      .select(['quota_id', 'name', 'condition', 'most', 'when_full'])
      .where('survey_id', '=', survey_id)
      .orderBy('place')
      .execute(),
    takenPlaces(db, survey_id, now),
  ]);
  return quotas.map(({ quota_id, name, condition, most, when_full }) => ({
    quota_id,
    name,
    condition,
    most,
    when_full,
    taken: taken.get(quota_id) ?? 0,
  }));
}
