import type { Kysely } from 'kysely';
import type { Tables } from '../tables/tables.ts';

/** Keeps others from changing a dialog until the transaction ends, and gives what it is then; null when it was deleted. */
export async function lockSurvey(tx: Kysely<Tables>, survey_id: string) {
  const survey = await tx
    .selectFrom('surveys')
    .select([
      'survey_id',
      'survey_name',
      'active',
      'settings',
      'templ_options',
      'sections',
      'revision',
      'publication_id',
      'four_eyes',
    ])
    .where('survey_id', '=', survey_id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return survey ?? null;
}
export type LockedSurvey = NonNullable<Awaited<ReturnType<typeof lockSurvey>>>;
