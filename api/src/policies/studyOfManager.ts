import type { DialogManager } from '@dialogwerk/shared/contract';
import { CallError } from '../errors/CallError.ts';
import { isUuid } from '../storage/ids.ts';
import type { PolicyContext } from './findSurvey.ts';
import type { StudyOfAuthor } from './StudyOfAuthor.ts';

/** The number of a multi-chat by its public id; null for the id of a dialog. 404 where there is no such multi-chat. */
export async function managerNumber({ services }: PolicyContext, id: string | number): Promise<number | null> {
  if (!isUuid(String(id))) return null;
  const manager = await services.db
    .selectFrom('dialog_managers')
    .select('dialog_manager_id')
    .where('public_id', '=', String(id))
    .executeTakeFirst();
  if (!manager) throw new CallError('survey/unknown');
  return manager.dialog_manager_id;
}

/** The study of a multi-chat that an author has been let through to, by the public id that they named. */
export function studyOfManager(
  public_id: string,
  { dialog_manager_id, name, connected_surveys }: DialogManager,
): StudyOfAuthor {
  const survey_ids = connected_surveys.map(({ survey_id }) => survey_id);
  return { survey_id: public_id.toLowerCase(), name, manager: { dialog_manager_id, survey_ids } };
}
