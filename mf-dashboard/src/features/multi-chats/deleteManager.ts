import { change } from '@dialogwerk/shared/clients';
import type { DialogManager } from '@dialogwerk/shared/contract';
import { retryWith, showNotice } from '@dialogwerk/shared/state';
import { texts } from '../../texts.ts';
import { withoutManagerPatch } from './managerPatches.ts';
import { managerTexts } from './managerTexts.ts';

/** Deletes a multi-chat and offers 'Rückgängig'; it leaves the list at once and comes back when the server refuses. */
export async function deleteManager({ dialog_manager_id: id, name }: DialogManager): Promise<void> {
  const deleted = await change('deleteManager', { id }, { patches: [withoutManagerPatch(id)] });
  if (!deleted.ok) return showNotice(texts.remove.failed([name], deleted.reason));
  showNotice(managerTexts.deleted(name), { label: texts.remove.undo, run: () => void restore(id, name) });
}

async function restore(id: number, name: string): Promise<void> {
  const restored = await change('restoreManager', { id });
  if (restored.ok) return showNotice(texts.remove.undone([name]));
  const again = retryWith(() => void restore(id, name));
  showNotice(texts.remove.undoFailed([name], restored.reason), again);
}
