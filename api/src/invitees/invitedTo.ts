import type { Kysely } from 'kysely';
import { isUuid } from '../storage/ids.ts';
import type { Tables } from '../storage/tables/tables.ts';
import { draftLanguage } from './draftLanguage.ts';

/** What people are invited to: a dialog, or a multi-chat, which speaks as its first dialog does. */
export interface InvitedTo {
  readonly name: string;
  /** As its authors have set it last. */
  readonly language: string;
}

/** What a list of personal links leads to, by the public id of a dialog or a multi-chat; undefined where that was deleted. */
export async function invitedTo(db: Kysely<Tables>, survey_id: string): Promise<InvitedTo | undefined> {
  if (!isUuid(survey_id))
    return db
      .selectFrom('surveys')
      .select(['survey_name as name', draftLanguage])
      .where('survey_id', '=', survey_id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
  const manager = await db
    .selectFrom('dialog_managers')
    .select(['dialog_manager_id', 'name'])
    .where('public_id', '=', survey_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!manager) return undefined;
  const first = await db
    .selectFrom('manager_surveys as m')
    .innerJoin('surveys as s', 's.survey_id', 'm.survey_id')
    .select(draftLanguage)
    .where('m.dialog_manager_id', '=', manager.dialog_manager_id)
    .where('s.deleted_at', 'is', null)
    .orderBy('m.order')
    .executeTakeFirst();
  return { name: manager.name, language: first?.language ?? 'de' };
}
