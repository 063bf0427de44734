import type { KeptRevision, SurveySnapshot } from '@dialogwerk/shared/dialog';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables/tables.ts';

/**
 * What respondents had of the blocks that a published revision has otherwise than the published one before it, and of the `renewed` ones, from the oldest
 * revision on; all other blocks are left out, except where there are loops, whose columns depend on each other. Worked out in the database, because revisions may be of megabytes and most of their blocks stay the same.
 */
export async function touchedRevisions(
  db: Kysely<Tables>,
  survey_id: string,
  revision: number,
  renewed: readonly string[],
): Promise<KeptRevision[]> {
  const touched = new Set([...(await touchedBlocks(db, survey_id, revision)), ...renewed]);
  const { rows } = await sql<{ revision: number; snapshot: SurveySnapshot }>`
    select r.revision, r.snapshot - 'blocks' || jsonb_build_object('blocks', coalesce(
      (select jsonb_agg(b) from jsonb_array_elements(r.snapshot -> 'blocks') as b
       where b ->> 'unique_question_id' = any(${[...touched]}::text[])
         or r.snapshot @? '$.blocks[*] ? (@.type == "loop")'), '[]')) as snapshot
    from revisions r
    where r.survey_id = ${survey_id} and ${isPublished}
    order by r.revision`.execute(db);
  return rows;
}

const isPublished = sql`exists (select from publications p where p.survey_id = r.survey_id and p.revision = r.revision)`;

/** The blocks that a revision has anew or otherwise than the published one before it, or whose shared scale may be another. */
async function touchedBlocks(db: Kysely<Tables>, survey_id: string, revision: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with newest as materialized (
      select r.snapshot from revisions r where r.survey_id = ${survey_id} and r.revision = ${revision}
    ), earlier as materialized (
      select r.snapshot from revisions r
      where r.survey_id = ${survey_id} and r.revision < ${revision} and ${isPublished}
      order by r.revision desc limit 1
    ), scales as (
      select (select snapshot -> 'templ_options' from newest) is not distinct from
        (select snapshot -> 'templ_options' from earlier) as stay
    )
    select n.block ->> 'unique_question_id' as id
    from (select b as block from newest cross join jsonb_array_elements(snapshot -> 'blocks') as b) n
    left join (
      select b ->> 'unique_question_id' as id, b - 'order' - 'position' as block
      from earlier cross join jsonb_array_elements(snapshot -> 'blocks') as b
    ) e on e.id = n.block ->> 'unique_question_id'
    where e.block is distinct from n.block - 'order' - 'position'
      or (n.block @? '$.scale.template_id' and not (select stay from scales))`.execute(db);
  return rows.map(({ id }) => id);
}
