import { patch } from '@dialogwerk/shared/clients';
import type { DialogManager } from '@dialogwerk/shared/contract';

/** Shows a listed multi-chat with what was changed of it; one that is new or back comes with the list itself. */
export const putManagerPatch = (newest: DialogManager) =>
  patch('listManagers', {}, ({ managers }) => ({
    managers: managers.map((one) => (one.dialog_manager_id === newest.dialog_manager_id ? { ...one, ...newest } : one)),
  }));

/** Shows the list without a multi-chat. */
export const withoutManagerPatch = (id: number) =>
  patch('listManagers', {}, ({ managers }) => ({
    managers: managers.filter(({ dialog_manager_id }) => dialog_manager_id !== id),
  }));
