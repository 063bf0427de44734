import { authorClient, reasonOf } from '@dialogwerk/shared/clients';
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
  takeOut(entry.key);
  try {
    if (entry.kind === 'survey') {
      const { survey } = await authorClient.call('restoreSurvey', { survey_id: entry.survey_id });
      onSurvey(survey);
    } else {
      const { manager } = await authorClient.call('restoreManager', { id: entry.dialog_manager_id });
      onManager(manager);
    }
    showNotice(texts.remove.undone(entry.name));
  } catch (error) {
    putBack(entry);
    showNotice(texts.remove.undoFailed(entry.name, reasonOf(error)));
  }
}
