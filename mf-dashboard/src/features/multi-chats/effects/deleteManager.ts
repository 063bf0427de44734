import { authorClient, reasonOf } from '@dialogwerk/shared/clients';
import type { DialogManager } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { texts } from '../../../texts.ts';
import { putManager, takeManagerAway } from '../state/managerList.ts';

/** Deletes a multi-chat and offers 'Rückgängig'; it leaves the list at once and comes back when the server refuses. */
export async function deleteManager(manager: DialogManager): Promise<void> {
  const { dialog_manager_id: id, name } = manager;
  takeManagerAway(id);
  try {
    await authorClient.call('deleteManager', { id });
    showNotice(texts.managers.deleted(name), { label: texts.remove.undo, run: () => void restore(id, name) });
  } catch (error) {
    putManager(manager);
    showNotice(texts.remove.failed(name, reasonOf(error)));
  }
}

async function restore(id: number, name: string): Promise<void> {
  try {
    const { manager } = await authorClient.call('restoreManager', { id });
    putManager(manager);
    showNotice(texts.remove.undone(name));
  } catch (error) {
    showNotice(texts.remove.undoFailed(name, reasonOf(error)), {
      label: texts.retry,
      run: () => void restore(id, name),
    });
  }
}
