import { fetchOnce, reasonOf } from '@dialogwerk/shared/clients';
import { retryWith, showNotice } from '@dialogwerk/shared/state';
import { commandsToContent } from '../../../features/editing/model/commandsToContent.ts';
import { texts } from '../../../features/versions/texts.ts';
import { applyAsOneStep } from '../editing/applyAsOneStep.ts';
import type { Workspace } from '../workspace/Workspace.ts';

/** Makes the dialog what it was at a revision, as one step that can be undone; `name` is what that state is called. */
export async function goToRevision(workspace: Workspace, revision: number, name: string): Promise<void> {
  const { editor } = workspace;
  const { survey_id } = workspace.survey;
  try {
    const content = await fetchOnce('versionContent', { survey_id, revision });
    // As it is now, because the author goes on while it comes.
    const commands = commandsToContent(editor.$state.get().survey, content);
    applyAsOneStep(workspace, commands, { done: texts.wentTo(name), nothing: texts.alreadyThere(name) });
  } catch (error) {
    showNotice(
      texts.goToFault(reasonOf(error)),
      retryWith(() => void goToRevision(workspace, revision, name)),
    );
  }
}
