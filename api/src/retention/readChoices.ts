import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables/tables.ts';

/** Which words are ids of something that could be chosen in any revision of a dialog, and so are nobody's own. */
export async function readChoices(db: Kysely<Tables>, survey_id: string): Promise<(text: string) => boolean> {
  const { rows } = await sql<{ id: string }>`
    select distinct id #>> '{}' as id
    from revisions r, jsonb_path_query(r.snapshot, '$.blocks[*].*[*].id') as id
    where r.survey_id = ${survey_id} and jsonb_typeof(id) = 'string'`.execute(db);
  const ids = new Set(rows.map(({ id }) => id));
  return (text) => ids.has(text);
}
