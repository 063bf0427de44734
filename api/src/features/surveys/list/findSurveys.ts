import { SURVEY_PAGE } from '@dialogwerk/shared/contract';
import type { CallInput } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import { editingRoles } from '../../../policies/rights.ts';
import { escapeLike } from '../../../storage/escapeLike.ts';
import { countFinished } from '../../../storage/surveys/countFinished.ts';
import type { Tables } from '../../../storage/tables/tables.ts';

type Wanted = CallInput<'listSurveys'>;

interface FoundPage {
  readonly survey_ids: readonly string[];
  /** On all pages. */
  readonly total: number;
  /** Of all dialogs. */
  readonly archived: number;
}

/** How much of the draft respondents do not get: all of it before the first publication; 1 for what nobody has counted yet. */
const unpublished = sql`(case when surveys.publication_id is null then 1000000 else coalesce(
  (select case when p.revision = surveys.revision then 0 else coalesce(c.changes, 1) end
   from publications p left join unpublished_counts c on c.survey_id = p.survey_id
     and c.publication_id = p.publication_id and c.revision = surveys.revision
   where p.survey_id = surveys.survey_id and p.publication_id = surveys.publication_id), 0) end)`;

/** The name of the author's folder; '' for none. */
const folderName = sql`coalesce((select name from folders where folders.folder_id = members.folder_id), '') collate german_names`;

/** What a list is ordered by, of the survey and the member in the outer query; the number decides between equals. */
const orders: Readonly<Record<Wanted['order'], { readonly key: RawBuilder<unknown>; readonly rising: boolean }>> = {
  changed: { key: sql`updated_at`, rising: false },
  created: { key: sql`surveys.created_at`, rising: false },
  name: { key: sql`survey_name collate german_names`, rising: true },
  answers: { key: countFinished, rising: false },
  status: { key: sql`active`, rising: false },
  version: { key: unpublished, rising: false },
  folder: { key: folderName, rising: true },
};

/**
 * A page of the dialogs that an author has a role in. It begins behind a dialog, not at a number, so that one that is deleted or made
 * meanwhile moves nothing; where that dialog has moved itself, what was listed already may come again.
 */
export async function findSurveys(db: Kysely<Tables>, user_id: string, wanted: Wanted): Promise<FoundPage> {
  const { key, rising: isUsual } = orders[wanted.order];
  const rising = isUsual === (wanted.direction === 'usual');
  const comparison = sql.raw(rising ? '>' : '<');
  const direction = sql.raw(rising ? 'asc' : 'desc');
  const behind =
    wanted.after === undefined
      ? sql``
      : sql`where (key, survey_id_int) ${comparison}
          (select ${key}, survey_id_int
           from surveys left join members on members.survey_id = surveys.survey_id and members.user_id = ${user_id}
           where surveys.survey_id = ${wanted.after})`;
  const { rows } = await sql<FoundPage>`
    with listed as materialized (
      select surveys.survey_id, survey_id_int, ${key} as key
      from members join surveys on surveys.survey_id = members.survey_id
      where ${sql.join(conditionsOf(user_id, wanted), sql` and `)}
    )
    select
      (select count(*) from listed) as total,
      (select count(*) from members join surveys on surveys.survey_id = members.survey_id
       where members.user_id = ${user_id} and deleted_at is null and archived_at is not null) as archived,
      array(
        select survey_id from listed ${behind}
        order by key ${direction}, survey_id_int ${direction} limit ${SURVEY_PAGE}
      ) as survey_ids`.execute(db);
  return rows[0] ?? { survey_ids: [], total: 0, archived: 0 };
}

function conditionsOf(
  user_id: string,
  { search, status, folder_id, tag, workspace_id, right }: Wanted,
): RawBuilder<unknown>[] {
  return [
    sql`members.user_id = ${user_id}`,
    sql`deleted_at is null`,
    status === 'archived' ? sql`archived_at is not null` : sql`archived_at is null`,
    ...(status === 'live' || status === 'inactive' ? [sql`active = ${status === 'live'}`] : []),
    ...(search === undefined ? [] : [sql`survey_name ilike ${`%${escapeLike(search)}%`}`]),
    ...(folder_id === undefined ? [] : [sql`folder_id = ${folder_id}`]),
    ...(tag === undefined ? [] : [sql`${tag} = any(tags)`]),
    ...(workspace_id === undefined
      ? []
      : [
          sql`surveys.workspace_id = (select w.workspace_id from workspaces w
            where w.workspace_id = ${workspace_id} and w.deleted_at is null)`,
        ]),
    ...(right === undefined ? [] : [sql`role = any(${editingRoles})`]),
  ];
}
