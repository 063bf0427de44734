import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../storage/tables/tables.ts';

/**
 * What the revisions of `readRevisions` follow from: each publication, which never changes once it is made, or the revision of a draft that was never
 * published.
 */
export async function dataVersion(db: Kysely<Tables>, survey_id: string): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select coalesce(
      (select jsonb_agg(jsonb_build_array(p.publication_id, p.revision, p.published_at) order by p.published_at, p.publication_id)
       from publications p where p.survey_id = s.survey_id),
      to_jsonb(s.revision))::text as version
    from surveys s where s.survey_id = ${survey_id}`.execute(db);
  return rows[0]?.version ?? '';
}
