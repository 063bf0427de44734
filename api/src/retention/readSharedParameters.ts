import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables/tables.ts';

/** Fewer could be found out among those who came in the same way. */
const LEAST_PEOPLE = 5;

/** Which values of parameters of a dialog's links several of its respondents came with: where they come from, and not who they are. */
export async function readSharedParameters(
  db: Kysely<Tables>,
  survey_id: string,
): Promise<(parameter: string, value: string) => boolean> {
  const { rows } = await sql<{ parameter: string; value: string }>`
    select p.key as parameter, p.value
    from conversations c, jsonb_each_text(c.came_with) as p
    where c.survey_id = ${survey_id} and c.is_live
    group by 1, 2 having count(distinct c.user_id_live) >= ${LEAST_PEOPLE}`.execute(db);
  const shared = new Set(rows.map(({ parameter, value }) => JSON.stringify([parameter, value])));
  return (parameter, value) => shared.has(JSON.stringify([parameter, value]));
}
