import { authorClient, reasonOf } from '@dialogwerk/shared/clients';
import { showNotice } from '@dialogwerk/shared/state';
import { texts } from '../../../texts.ts';
import type { TrashEntry } from '../model/TrashEntry.ts';
import { putBack, takeOut } from '../state/trash.ts';

/** Deletes an entry for good; it leaves the bin at once and returns to it when the server refuses. */
export async function purgeEntry(entry: TrashEntry): Promise<void> {
  takeOut(entry.key);
  try {
    if (entry.kind === 'survey') await authorClient.call('purgeSurvey', { survey_id: entry.survey_id });
    else await authorClient.call('purgeManager', { id: entry.dialog_manager_id });
    showNotice(texts.trash.purged(entry.name));
  } catch (error) {
    putBack(entry);
    showNotice(texts.trash.purgeFailed(entry.name, reasonOf(error)));
  }
}
