import type { DialogManager } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import type { PolicyContext } from './findSurvey.ts';
import { mayAnalyseManager } from './mayAnalyseManager.ts';
import { rightsOf } from './rights.ts';

/** A dialog of a multi-chat. */
export interface ChatDialog {
  readonly survey_id: string;
  readonly survey_id_int: number;
  readonly survey_name: string;
}

interface ReadableChats {
  readonly manager: DialogManager;
  /** In the order in which they were made, which no draft changes. */
  readonly dialogs: readonly ChatDialog[];
}

/**
 * The multi-chat, if the author may see the answers to every dialog that it has today, with these and those that respondents had
 * before, as far as the author may see the answers to them.
 */
export async function mayAnalyseChats(context: PolicyContext, id: number): Promise<ReadableChats> {
  const manager = await mayAnalyseManager(context, id);
  const today = manager.connected_surveys.map(({ survey_id }) => survey_id);
  const { services, who } = context;
  const found = await services.db
    .selectFrom('surveys as s')
    .innerJoin('members as m', 'm.survey_id', 's.survey_id')
    .where('m.user_id', '=', who.user_id)
    .where('s.deleted_at', 'is', null)
    .where(
      sql<boolean>`(s.survey_id = any(${today}::text[]) or exists (
        select from manager_publications p
        where p.dialog_manager_id = ${manager.dialog_manager_id}
          and p.surveys @> jsonb_build_array(jsonb_build_object('survey_id', s.survey_id))))`,
    )
    .select(['s.survey_id', 's.survey_id_int', 's.survey_name', 'm.role'])
    .orderBy('s.survey_id_int')
    .execute();
  return { manager, dialogs: found.filter(({ role }) => rightsOf[role].analyse === 1) };
}
