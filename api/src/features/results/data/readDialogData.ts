import { resultVariables } from '@dialogwerk/shared/dialog';
import type { SurveySnapshot, Variable } from '@dialogwerk/shared/dialog';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { knownParameters } from '../../../dialogs/linkParameters.ts';
import { readCurrentSnapshot } from '../../../storage/surveys/readSnapshot.ts';
import { givingWay } from '../../../inTurns.ts';
import type { Tables } from '../../../storage/tables/tables.ts';

type Db = Kysely<Tables>;

/** What every figure needs of a dialog. */
export interface DialogFacts {
  /** `Population.screening`. */
  readonly screening: readonly string[];
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
  const { rows } = await sql<{ revision: number; language: string; screening: string[] }>`
    select r.revision, r.snapshot ->> 'language' as language,
      jsonb_path_query_array(
        r.snapshot, '$.blocks[*] ? (@.type == "consent" && @.required == true).unique_question_id') as screening
    from revisions r
    where r.survey_id = ${survey_id}
      and exists (select from publications p where p.survey_id = r.survey_id and p.revision = r.revision)`.execute(db);
  return {
    screening: [...new Set(rows.flatMap(({ screening }) => screening))],
    languages: new Map(rows.map(({ revision, language }) => [revision, language])),
  };
}

/** The revisions that respondents had, from the oldest on, and the draft; those that only tests ran on are left out. */
export async function readRevisions(db: Db, survey_id: string): Promise<SurveySnapshot[]> {
  const { rows: kept } = await sql<{ revision: number }>`
    select r.revision from revisions r
    where r.survey_id = ${survey_id}
      and exists (select from publications p where p.survey_id = r.survey_id and p.revision = r.revision)
    order by r.revision`.execute(db);
  const giveWay = givingWay();
  const snapshots: SurveySnapshot[] = [];
  // One at a time, because each may be of megabytes, which are taken apart at one go.
  for (const { revision } of kept) {
    const { rows } = await sql<{ snapshot: SurveySnapshot }>`
      select snapshot from revisions where survey_id = ${survey_id} and revision = ${revision}`.execute(db);
    snapshots.push(...rows.map(({ snapshot }) => snapshot));
    await giveWay();
  }
  const draft = await readCurrentSnapshot(db, survey_id);
  await giveWay();
  return [...snapshots, ...(draft ? [draft] : [])];
}

/**
 * The columns of a dialog over the revisions of `readRevisions`. `isNumber`: which calculated variables hold numbers.
 */
export async function readVariables(
  db: Db,
  survey_id: string,
  isNumber?: (variable: string) => boolean,
): Promise<Variable[]> {
  return resultVariables(await readRevisions(db, survey_id), isNumber, await knownParameters(db, survey_id));
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
  const texts = await textVariables(db, survey_id);
  return {
    survey_name,
    variables: await readVariables(db, survey_id, (variable) => !texts.has(variable)),
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
