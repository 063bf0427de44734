import { authorClient } from '@dialogwerk/shared/clients';
import { pathWith } from '@dialogwerk/shared/contract';
import type { ModuleTab } from '@dialogwerk/shared/contract';

/**
 * Where a tab of a dialog leads: with its multi-chat when a dialog manager connects it, else by itself (spec §2, 'Analyse').
 * Throws `ApiError`.
 */
export async function findTabPath({ path, managerPath }: ModuleTab, surveyId: string): Promise<string> {
  const own = pathWith(path, { survey_id: surveyId });
  if (managerPath === undefined) return own;
  const { connected_status } = await authorClient.call('findDialogmanagerStatus', { id: surveyId });
  const manager = connected_status.dialog_manager_id;
  return manager === null ? own : pathWith(managerPath, { dialog_manager_id: String(manager) });
}
