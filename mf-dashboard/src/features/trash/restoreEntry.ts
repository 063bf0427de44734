import { change } from '@dialogwerk/shared/clients';
import { showNotice } from '@dialogwerk/shared/state';
import { putPatch } from '../../listed/listPatches.ts';
import { texts } from '../../texts.ts';
import type { TrashEntry } from './model/TrashEntry.ts';
import { withoutEntryPatch } from './trashPatch.ts';

/** Brings an entry back; it leaves the bin at once and returns to it when the server refuses. */
export async function restoreEntry(entry: TrashEntry): Promise<void> {
  const patches = [withoutEntryPatch(entry)];
  const restored =
    entry.kind === 'survey'
      ? await change(
          'restoreSurvey',
          { survey_id: entry.survey_id },
          { patches, answered: ({ survey }) => [putPatch(survey)] },
        )
      : await change('restoreManager', { id: entry.dialog_manager_id }, { patches });
  showNotice(restored.ok ? texts.remove.undone([entry.name]) : texts.remove.undoFailed([entry.name], restored.reason));
}
