import { change, patch } from '@dialogwerk/shared/clients';
import type { LibraryFile } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { libraryTexts } from './libraryTexts.ts';

const texts = libraryTexts.file;

/** Deletes a file, with the way back; gives why it could not be, or null. */
export async function removeFile({ file_id, name }: LibraryFile): Promise<string | null> {
  const without = patch('listLibrary', {}, (page) => ({
    ...page,
    files: page.files.filter((one) => one.file_id !== file_id),
    total: page.total - (page.files.some((one) => one.file_id === file_id) ? 1 : 0),
  }));
  const removed = await change('deleteLibraryFile', { file_id }, { answered: () => [without] });
  if (!removed.ok) return texts.notRemoved(removed.reason);
  showNotice(texts.removed(name), { label: texts.undo, run: () => void restore(file_id, name) });
  return null;
}

async function restore(file_id: string, name: string): Promise<void> {
  const restored = await change('restoreLibraryFile', { file_id });
  showNotice(restored.ok ? texts.undone(name) : texts.undoFailed(name, restored.reason));
}
