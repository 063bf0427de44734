import { authorClient, mutate } from '@dialogwerk/shared/clients';
import { showNotice } from '@dialogwerk/shared/state';
import { trashTexts } from '../trashTexts.ts';
import type { TrashEntry } from '../model/TrashEntry.ts';
import { putBack, takeOut } from '../state/trash.ts';

/** Deletes an entry for good; it leaves the bin at once and returns to it when the server refuses. */
export async function purgeEntry(entry: TrashEntry): Promise<void> {
  const purged = await mutate({
    apply: () => takeOut(entry.key),
    call: () =>
      entry.kind === 'survey'
        ? authorClient.call('purgeSurvey', { survey_id: entry.survey_id })
        : authorClient.call('purgeManager', { id: entry.dialog_manager_id }),
    rollback: () => putBack(entry),
  });
  showNotice(purged.ok ? trashTexts.purged(entry.name) : trashTexts.purgeFailed(entry.name, purged.reason));
}
