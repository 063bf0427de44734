import { resultVariables } from '@dialogwerk/shared/dialog';
import type { SurveySnapshot, Variable } from '@dialogwerk/shared/dialog';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { readCurrentSnapshot } from '../../../storage/readSnapshot.ts';
import type { Tables } from '../../../storage/tables.ts';

/** A dialog as its data knows it. */
export interface DialogData {
  readonly survey_name: string;
  readonly variables: readonly Variable[];
  /** `Population.screening`. */
  readonly screening: readonly string[];
  /** The language of each revision. */
  readonly languages: ReadonlyMap<number, string>;
  /** The how many-th each publication is, from 1. */
  readonly publications: ReadonlyMap<string, number>;
}

/** The columns of a dialog over all revisions that respondents had, and the draft's; those that only tests ran on are left out. */
export async function readDialogData(db: Kysely<Tables>, survey_id: string): Promise<DialogData> {
  const { survey_name } = await db
    .selectFrom('surveys')
    .select('survey_name')
    .where('survey_id', '=', survey_id)
    .executeTakeFirstOrThrow();
  const { rows: kept } = await sql<{ revision: number; snapshot: SurveySnapshot }>`
    select r.revision, r.snapshot from revisions r
    where r.survey_id = ${survey_id}
      and exists (select from publications p where p.survey_id = r.survey_id and p.revision = r.revision)
    order by r.revision`.execute(db);
  const draft = await readCurrentSnapshot(db, survey_id);
  const publications = await db
    .selectFrom('publications')
    .select('publication_id')
    .where('survey_id', '=', survey_id)
    .orderBy('published_at')
    .orderBy('publication_id')
    .execute();
  const revisions = [...kept.map(({ snapshot }) => snapshot), ...(draft ? [draft] : [])];
  const screening = revisions.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'consent' && block.required ? [block.unique_question_id] : [])),
  );
  const texts = await textVariables(db, survey_id);
  return {
    survey_name,
    variables: resultVariables(revisions, (variable) => !texts.has(variable)),
    screening: [...new Set(screening)],
    languages: new Map(kept.map(({ revision, snapshot }) => [revision, snapshot.language])),
    publications: new Map(publications.map(({ publication_id }, index) => [publication_id, index + 1])),
  };
}

/** The variables that hold words or lists in some live conversation. */
async function textVariables(db: Kysely<Tables>, survey_id: string): Promise<Set<string>> {
  const { rows } = await sql<{ variable: string }>`
    select distinct v.key as variable
    from conversations c, jsonb_each(c.state -> 'variables') as v
    where c.survey_id = ${survey_id} and c.is_live and jsonb_typeof(v.value) in ('string', 'array')`.execute(db);
  return new Set(rows.map(({ variable }) => variable));
}
