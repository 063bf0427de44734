import { change } from '@dialogwerk/shared/clients';
import { showNotice } from '@dialogwerk/shared/state';
import type { TrashEntry } from './model/TrashEntry.ts';
import { withoutEntryPatch } from './trashPatch.ts';
import { trashTexts } from './trashTexts.ts';

/** Deletes an entry for good; it leaves the bin at once and returns to it when the server refuses. */
export async function purgeEntry(entry: TrashEntry): Promise<void> {
  const patches = [withoutEntryPatch(entry)];
  const purged =
    entry.kind === 'survey'
      ? await change('purgeSurvey', { survey_id: entry.survey_id }, { patches })
      : await change('purgeManager', { id: entry.dialog_manager_id }, { patches });
  showNotice(purged.ok ? trashTexts.purged(entry.name) : trashTexts.purgeFailed(entry.name, purged.reason));
}
