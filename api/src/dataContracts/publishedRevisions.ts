import type { KeptRevision, SurveySnapshot } from '@dialogwerk/shared/dialog';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { givingWay } from '../inTurns.ts';
import type { Tables } from '../storage/tables/tables.ts';

/** The revisions that respondents had, from the oldest on; those that only tests ran on are left out. */
export async function publishedRevisions(db: Kysely<Tables>, survey_id: string): Promise<KeptRevision[]> {
  const { rows: kept } = await sql<{ revision: number }>`
    select r.revision from revisions r
    where r.survey_id = ${survey_id}
      and exists (select from publications p where p.survey_id = r.survey_id and p.revision = r.revision)
    order by r.revision`.execute(db);
  const giveWay = givingWay();
  const revisions: KeptRevision[] = [];
  // One at a time, because each may be of megabytes, which are taken apart at one go.
  for (const { revision } of kept) {
    const { rows } = await sql<{ snapshot: SurveySnapshot }>`
      select snapshot from revisions where survey_id = ${survey_id} and revision = ${revision}`.execute(db);
    revisions.push(...rows.map(({ snapshot }) => ({ revision, snapshot })));
    await giveWay();
  }
  return revisions;
}
