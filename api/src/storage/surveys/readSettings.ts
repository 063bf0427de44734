import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { KeptSettings } from './KeptSettings.ts';
import { currentSettings } from './readSnapshot.ts';
import type { Tables } from '../tables/tables.ts';

/**
 * The settings that a revision was kept with. For one that was kept before settings belonged to revisions: the published
 * ones, else the draft's. null when there is no such dialog.
 */
export async function readSettings(
  db: Kysely<Tables>,
  survey_id: string,
  revision: number,
): Promise<KeptSettings | null> {
  const { rows } = await sql<{ settings: KeptSettings }>`
    select coalesce(
      (select r.settings from revisions r where r.survey_id = s.survey_id and r.revision = ${revision}),
      (select r.settings from publications p
       join revisions r on r.survey_id = p.survey_id and r.revision = p.revision
       where p.survey_id = s.survey_id and p.publication_id = s.publication_id),
      ${currentSettings}) as settings
    from surveys s
    where s.survey_id = ${survey_id}`.execute(db);
  return rows[0]?.settings ?? null;
}

/** The settings of the draft; null when there is no such dialog. */
export async function readDraftSettings(db: Kysely<Tables>, survey_id: string): Promise<KeptSettings | null> {
  const { rows } = await sql<{ settings: KeptSettings }>`
    select ${currentSettings} as settings from surveys s where s.survey_id = ${survey_id}`.execute(db);
  return rows[0]?.settings ?? null;
}
