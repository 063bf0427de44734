import type { SurveyListItem } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../storage/tables/tables.ts';

/** The multi-chats that respondents get dialogs through, by the dialogs' ids; with several the oldest. */
export async function publishedManagers(
  db: Kysely<Tables>,
  survey_ids: readonly string[],
): Promise<ReadonlyMap<string, NonNullable<SurveyListItem['part_of']>>> {
  const rows = await db
    .selectFrom('manager_surveys as chat')
    .innerJoin('dialog_managers as manager', 'manager.dialog_manager_id', 'chat.dialog_manager_id')
    .innerJoin('manager_publications as published', (join) =>
      join
        .onRef('published.dialog_manager_id', '=', 'manager.dialog_manager_id')
        .onRef('published.publication_id', '=', 'manager.publication_id'),
    )
    .where((row) => row('chat.survey_id', '=', row.fn.any(row.val(survey_ids))))
    .where('manager.deleted_at', 'is', null)
    .where(sql<boolean>`published.surveys @> jsonb_build_array(jsonb_build_object('survey_id', chat.survey_id))`)
    .distinctOn('chat.survey_id')
    .orderBy('chat.survey_id')
    .orderBy('manager.dialog_manager_id')
    .select(['chat.survey_id', 'manager.dialog_manager_id', 'manager.name'])
    .execute();
  return new Map(rows.map(({ survey_id, ...manager }) => [survey_id, manager]));
}
