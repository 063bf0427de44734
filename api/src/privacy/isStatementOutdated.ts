import type { Services } from '../services.ts';
import { readTakenStatement } from './readTakenStatement.ts';

/** Whether a dialog's privacy statement was taken over from settings that have changed since; the dialog is read only where one was. */
export async function isStatementOutdated(
  services: Pick<Services, 'db' | 'model'>,
  survey_id: string,
): Promise<boolean> {
  const taken = await services.db
    .selectFrom('privacy_forms')
    .select('survey_id')
    .where('survey_id', '=', survey_id)
    .executeTakeFirst();
  return taken !== undefined && ((await readTakenStatement(services, survey_id))?.stored?.outdated ?? false);
}
