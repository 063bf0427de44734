import type { DialogManager } from '@dialogwerk/shared/contract';

/**
 * Where a multi-chat is edited: the dialog-manager view in the configurator of its first dialog that the author may edit
 * (spec §2); null when there is none.
 */
export function managerAddress({ dialog_manager_id, connected_surveys }: DialogManager): string | null {
  const open = connected_surveys.find(({ may_edit }) => may_edit);
  return open ? `/configurator/${encodeURIComponent(open.survey_id)}?multichat=${dialog_manager_id}` : null;
}
