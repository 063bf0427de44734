import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables/tables.ts';

/** How who runs a study is reached, by the privacy statement of the dialog or of the multi-chat's first dialog that has one; null where none says it as one address. */
export async function contactOf(db: Kysely<Tables>, survey_id: string): Promise<string | null> {
  const { rows } = await sql<{ email: string }>`
    select f.form ->> 'email' as email
    from privacy_forms f
    left join (
      select s.survey_id, s."order" from manager_surveys s
      join dialog_managers m on m.dialog_manager_id = s.dialog_manager_id
      where m.public_id::text = ${survey_id}) c on c.survey_id = f.survey_id
    where f.survey_id = ${survey_id} or c.survey_id is not null
    order by c."order"
    limit 1`.execute(db);
  const email = rows[0]?.email.trim() ?? '';
  return /^[^\s@<>,;]+@[^\s@<>,;]+$/.test(email) ? email : null;
}
