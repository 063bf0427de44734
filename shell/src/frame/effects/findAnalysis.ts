import { authorClient } from '@dialogwerk/shared/clients';

/**
 * Where a dialog's analysis stands: with its multi-chat when a dialog manager connects it, else by itself (spec §2). Throws
 * `ApiError`.
 */
export async function findAnalysis(surveyId: string): Promise<string> {
  const { connected_status } = await authorClient.call('findDialogmanagerStatus', { id: surveyId });
  const manager = connected_status.dialog_manager_id;
  return manager === null ? `/analyse/${surveyId}` : `/analyse_multichat/${manager}`;
}
