import type { Variable } from '@dialogwerk/shared/dialog';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../storage/tables/tables.ts';
import { readVariables } from './readVariables.ts';

type Db = Kysely<Tables>;

/** What every figure needs of a dialog. */
export interface DialogFacts {
  /** The language of each revision. */
  readonly languages: ReadonlyMap<number, string>;
}

/** A dialog as its data knows it. */
export interface DialogData extends DialogFacts {
  readonly survey_name: string;
  readonly variables: readonly Variable[];
  /** The how many-th each publication is, from 1. */
  readonly publications: ReadonlyMap<string, number>;
}

/** Read in the database, because whole revisions are long. */
export async function readDialogFacts(db: Db, survey_id: string): Promise<DialogFacts> {
  const { rows } = await sql<{ revision: number; language: string }>`
    select r.revision, r.snapshot ->> 'language' as language
    from revisions r
    where r.survey_id = ${survey_id}
      and exists (select from publications p where p.survey_id = r.survey_id and p.revision = r.revision)`.execute(db);
  return {
    languages: new Map(rows.map(({ revision, language }) => [revision, language])),
  };
}

/** All that a file of answers needs; looks through all conversations for variables that hold words. */
export async function readDialogData(db: Db, survey_id: string): Promise<DialogData> {
  const { survey_name } = await db
    .selectFrom('surveys')
    .select('survey_name')
    .where('survey_id', '=', survey_id)
    .executeTakeFirstOrThrow();
  const publications = await db
    .selectFrom('publications')
    .select('publication_id')
    .where('survey_id', '=', survey_id)
    .orderBy('published_at')
    .orderBy('publication_id')
    .execute();
  return {
    survey_name,
    variables: await readVariables(db, survey_id, await textVariables(db, survey_id)),
    ...(await readDialogFacts(db, survey_id)),
    publications: new Map(publications.map(({ publication_id }, index) => [publication_id, index + 1])),
  };
}

/** The variables that hold words or lists in some live conversation. */
async function textVariables(db: Db, survey_id: string): Promise<Set<string>> {
  const { rows } = await sql<{ variable: string }>`
    select distinct v.key as variable
    from conversations c, jsonb_each(c.state -> 'variables') as v
    where c.survey_id = ${survey_id} and c.is_live and jsonb_typeof(v.value) in ('string', 'array')`.execute(db);
  return new Set(rows.map(({ variable }) => variable));
}
