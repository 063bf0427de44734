import { authorClient, mutate } from '@dialogwerk/shared/clients';
import type { DialogManager, SurveyListItem } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { texts } from '../../../texts.ts';
import type { TrashEntry } from '../model/TrashEntry.ts';
import { putBack, takeOut } from '../state/trash.ts';

/** Who shows what has come back. */
export interface Restored {
  readonly onSurvey: (survey: SurveyListItem) => void;
  readonly onManager: (manager: DialogManager) => void;
}

/** Brings an entry back; it leaves the bin at once and returns to it when the server refuses. */
export async function restoreEntry(entry: TrashEntry, { onSurvey, onManager }: Restored): Promise<void> {
  const restored = await mutate({
    apply: () => takeOut(entry.key),
    call: async () => {
      if (entry.kind === 'survey') {
        onSurvey((await authorClient.call('restoreSurvey', { survey_id: entry.survey_id })).survey);
      } else {
        onManager((await authorClient.call('restoreManager', { id: entry.dialog_manager_id })).manager);
      }
    },
    rollback: () => putBack(entry),
  });
  showNotice(restored.ok ? texts.remove.undone([entry.name]) : texts.remove.undoFailed([entry.name], restored.reason));
}
