import type { DialogManager } from '@dialogwerk/shared/contract';

/** Where a multi-chat is edited: the dialog-manager view of its first dialog's configurator (spec §2). */
export function managerAddress({ dialog_manager_id, connected_surveys }: DialogManager): string {
  const [first] = connected_surveys;
  return `/configurator/${encodeURIComponent(first?.survey_id ?? '')}?multichat=${dialog_manager_id}`;
}
