import { $notice, showNotice } from '@dialogwerk/shared/state';
import { formatRecentMoment } from '@dialogwerk/shared/dates';
import { saveStatus } from '../model/EditingState.ts';
import type { PersistedDraft } from '../model/PersistedDraft.ts';
import type { Editor } from '../state/createEditor.ts';
import { texts } from '../texts.ts';
import { takeOver } from './outbox.ts';
import type { OutboxOwner } from './outbox.ts';
import { readRemoteChanges } from './readRemoteChanges.ts';

/** Sends what closed windows of the author have left unsent, and says how it went; throws `ApiError`. */
export async function resumeUnsent(editor: Editor, owner: OutboxOwner): Promise<void> {
  let latest: PersistedDraft | null = null;
  await takeOver(owner, async (draft) => {
    const { changes } = await readRemoteChanges(owner.survey_id, draft.revision);
    editor.resume(draft, changes);
    // Nothing is left of it when it had arrived after all.
    if (saveStatus(editor.$state.get()) !== 'saved') latest = draft;
  });
  if (latest) void tell(editor, latest);
}

/** What could not be sent, the editor itself says. */
async function tell(editor: Editor, { time }: PersistedDraft): Promise<void> {
  const said = $notice.get();
  await editor.settled();
  if ($notice.get() !== said) return;
  const moment = formatRecentMoment(time);
  const isContested = saveStatus(editor.$state.get()) === 'conflict';
  showNotice(isContested ? texts.resumedInConflict(moment) : texts.resumed(moment));
}
