import type { SurveyListItem } from '@dialogwerk/shared/contract';
import type { Kysely } from 'kysely';
import { countQuestions } from '../../../policies/countQuestions.ts';
import { surveyFlags } from '../../../policies/rights.ts';
import { publicationStates } from '../../../publications/publicationStates.ts';
import { countFinished } from '../../../storage/surveys/countFinished.ts';
import type { Tables } from '../../../storage/tables/tables.ts';
import { publishedManagers } from './publishedManagers.ts';
import { recentAnswers } from './recentAnswers.ts';

interface Reader {
  readonly user_id: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Dialogs as the list shows them to an author, in the order of their ids; those that the author has no role in are left out. */
export async function surveyListItems(
  db: Kysely<Tables>,
  { user_id, now }: Reader,
  surveyIds: readonly string[],
): Promise<SurveyListItem[]> {
  const rows = await db
    .selectFrom('surveys')
    .innerJoin('members', 'members.survey_id', 'surveys.survey_id')
    .where('members.user_id', '=', user_id)
    .leftJoin('workspaces', (join) =>
      join.onRef('workspaces.workspace_id', '=', 'surveys.workspace_id').on('workspaces.deleted_at', 'is', null),
    )
    .where('surveys.deleted_at', 'is', null)
    .where((row) => row('surveys.survey_id', '=', row.fn.any(row.val(surveyIds))))
    .select(['surveys.survey_id', 'survey_id_int', 'survey_name', 'active', 'role'])
    .select(['surveys.created_at', 'updated_at', 'publication_id', 'folder_id', 'tags', 'archived_at'])
    .select(['revision', 'shipped_revision', 'workspaces.workspace_id'])
    .select([countQuestions.as('questions'), countFinished.as('finished')])
    .execute();
  const published = rows.flatMap(({ survey_id, publication_id }) => (publication_id === null ? [] : [survey_id]));
  const publications = await publicationStates(db, published);
  const managers = await publishedManagers(db, surveyIds);
  const recent = await recentAnswers(db, published, now);
  const items = new Map(
    rows.map(({ publication_id, archived_at, created_at, updated_at, revision, shipped_revision, ...row }) => [
      row.survey_id,
      {
        ...row,
        archived: archived_at !== null,
        created_at: created_at.getTime(),
        updated_at: updated_at.getTime(),
        publication: publications.get(row.survey_id) ?? null,
        shipped: shipped_revision === revision,
        part_of: managers.get(row.survey_id) ?? null,
        recent: [...(recent.get(row.survey_id) ?? [])],
        ...surveyFlags(row.role, { questions: row.questions, publication_id }),
      },
    ]),
  );
  return surveyIds.flatMap((survey_id) => items.get(survey_id) ?? []);
}

/** One dialog as the list shows it; throws when it is not there, which the caller has just seen to. */
export async function surveyListItem(db: Kysely<Tables>, reader: Reader, survey_id: string): Promise<SurveyListItem> {
  const [item] = await surveyListItems(db, reader, [survey_id]);
  if (!item) throw new Error('a survey that was just written is not there');
  return item;
}
