import { authorClient } from '@dialogwerk/shared/clients';
import type { Team } from '../model/Team.ts';

/** A dialog's team. Throws `ApiError`. */
export async function loadTeam(survey_id: string, signal?: AbortSignal): Promise<Team> {
  const options = signal ? { signal } : {};
  const answer = await authorClient.call('dialogPermissions', { survey_id }, options);
  return { members: answer.roles_current_survey_id, mayManage: answer.sharing_permission === 1 };
}

/** The multi-chat that a dialog belongs to; null when it belongs to none. Throws `ApiError`. */
export async function findManager(survey_id: string, signal: AbortSignal): Promise<number | null> {
  const { connected_status } = await authorClient.call('findDialogmanagerStatus', { id: survey_id }, { signal });
  return connected_status.dialog_manager_id;
}
