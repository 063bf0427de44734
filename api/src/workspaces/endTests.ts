import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables/tables.ts';

interface Tester {
  readonly survey_id: string;
  readonly user_id: string;
}

/** Ends test chats of who may not test any more: they would go on, because each has a session of its own. */
export async function endTests(tx: Kysely<Tables>, testers: readonly Tester[]): Promise<void> {
  if (testers.length === 0) return;
  await sql`
    delete from conversations c using live_users l,
      unnest(${testers.map(({ survey_id }) => survey_id)}::text[], ${testers.map(({ user_id }) => user_id)}::uuid[])
        as ended (survey_id, user_id)
    where l.account_id = ended.user_id and c.user_id_live = l.user_id_live and c.survey_id = ended.survey_id`.execute(
    tx,
  );
}
