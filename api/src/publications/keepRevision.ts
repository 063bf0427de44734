import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { currentSettings, currentSnapshot } from '../storage/surveys/readSnapshot.ts';
import type { Tables } from '../storage/tables/tables.ts';

/**
 * Keeps the draft as it stands, with its settings, for good. A test may have kept the revision before; the same one always
 * says the same. Runs in the transaction that has locked the survey.
 */
export async function keepRevision(tx: Kysely<Tables>, survey_id: string): Promise<void> {
  await sql`
    insert into revisions (survey_id, revision, snapshot, settings)
    select s.survey_id, s.revision, ${currentSnapshot}, ${currentSettings}
    from surveys s
    where s.survey_id = ${survey_id}
    on conflict (survey_id, revision) do update set settings = excluded.settings
    where revisions.settings is null`.execute(tx);
}
