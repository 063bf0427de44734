import { patch } from '@dialogwerk/shared/clients';
import type { DialogManager } from '@dialogwerk/shared/contract';

/** Shows a multi-chat as it is now; a new one stands first. */
export const putManagerPatch = (newest: DialogManager) =>
  patch('listManagers', {}, ({ managers }) => {
    const isIt = (one: DialogManager): boolean => one.dialog_manager_id === newest.dialog_manager_id;
    return {
      managers: managers.some(isIt) ? managers.map((one) => (isIt(one) ? newest : one)) : [newest, ...managers],
    };
  });

/** Shows the list without a multi-chat. */
export const withoutManagerPatch = (id: number) =>
  patch('listManagers', {}, ({ managers }) => ({
    managers: managers.filter(({ dialog_manager_id }) => dialog_manager_id !== id),
  }));
