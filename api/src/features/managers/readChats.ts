import { compilingSurvey } from '@dialogwerk/shared/dialog';
import type { ChatSurveys, CompiledSurvey } from '@dialogwerk/shared/dialog';
import type { Kysely } from 'kysely';
import { inTurns } from '../../inTurns.ts';
import { readCurrentSnapshot } from '../../storage/surveys/readSnapshot.ts';
import type { Tables } from '../../storage/tables/tables.ts';

/** The dialogs of a multi-chat as they stand now. */
export interface Chats {
  readonly surveys: ChatSurveys;
  /** Of the dialogs, by id. */
  readonly names: ReadonlyMap<string, string>;
}

export async function readChats(db: Kysely<Tables>, dialog_manager_id: number): Promise<Chats> {
  const rows = await db
    .selectFrom('manager_surveys')
    .innerJoin('surveys', 'surveys.survey_id', 'manager_surveys.survey_id')
    .where('dialog_manager_id', '=', dialog_manager_id)
    .where('deleted_at', 'is', null)
    .select(['surveys.survey_id', 'survey_name'])
    .orderBy('order')
    .execute();
  const surveys = new Map<string, CompiledSurvey>();
  for (const { survey_id } of rows) {
    const snapshot = await readCurrentSnapshot(db, survey_id);
    if (snapshot) surveys.set(survey_id, await inTurns(compilingSurvey(snapshot)));
  }
  return { surveys, names: new Map(rows.map(({ survey_id, survey_name }) => [survey_id, survey_name])) };
}
