import { authorClient, mutate } from '@dialogwerk/shared/clients';
import type { DialogManager } from '@dialogwerk/shared/contract';
import { retryWith, showNotice } from '@dialogwerk/shared/state';
import { texts } from '../../../texts.ts';
import { managerTexts } from '../managerTexts.ts';
import { putManager, takeManagerAway } from '../state/managerList.ts';

/** Deletes a multi-chat and offers 'Rückgängig'; it leaves the list at once and comes back when the server refuses. */
export async function deleteManager(manager: DialogManager): Promise<void> {
  const { dialog_manager_id: id, name } = manager;
  const deleted = await mutate({
    apply: () => takeManagerAway(id),
    call: () => authorClient.call('deleteManager', { id }),
    rollback: () => putManager(manager),
  });
  if (!deleted.ok) return showNotice(texts.remove.failed([name], deleted.reason));
  showNotice(managerTexts.deleted(name), { label: texts.remove.undo, run: () => void restore(id, name) });
}

async function restore(id: number, name: string): Promise<void> {
  const restored = await mutate({ call: () => authorClient.call('restoreManager', { id }) });
  if (!restored.ok) {
    const again = retryWith(() => void restore(id, name));
    return showNotice(texts.remove.undoFailed([name], restored.reason), again);
  }
  putManager(restored.value.manager);
  showNotice(texts.remove.undone([name]));
}
