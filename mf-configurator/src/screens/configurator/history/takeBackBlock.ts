import { fetchOnce, reasonOf } from '@dialogwerk/shared/clients';
import { retryWith, showNotice } from '@dialogwerk/shared/state';
import { commandsToBlock } from '../../../features/editing/model/commandsToBlock.ts';
import type { EarlierContent } from '../../../features/editing/model/commandsToContent.ts';
import { texts } from '../../../features/versions/texts.ts';
import { blockName } from '../../../model/wording/blockName.ts';
import { applyAsOneStep } from '../editing/applyAsOneStep.ts';
import type { Workspace } from '../workspace/Workspace.ts';

/** Puts one block back as it was in an earlier state, as one step that can be undone; says what could not be put back. */
export function takeBackBlock(workspace: Workspace, earlier: EarlierContent, id: string): void {
  const { survey } = workspace.editor.$state.get();
  const { commands, lostTargets, strandedJumps } = commandsToBlock(survey, earlier, id);
  const isIt = ({ unique_question_id }: { readonly unique_question_id: string }): boolean => unique_question_id === id;
  const block = earlier.blocks.find(isIt) ?? survey.all_questions.find(isIt);
  const name = block ? blockName(block) : '';
  applyAsOneStep(workspace, commands, {
    done: [
      earlier.blocks.some(isIt) ? texts.tookBack(name) : texts.tookAway(name),
      ...(lostTargets.length > 0 ? [texts.lostTargets(lostTargets)] : []),
      ...(strandedJumps > 0 ? [texts.stranded(strandedJumps)] : []),
    ].join(' '),
    nothing: texts.nothingToTakeBack(name),
  });
}

/** The same with the state right before a change of the history. */
export async function takeBackBefore(workspace: Workspace, revision: number, id: string): Promise<void> {
  const { survey_id } = workspace.survey;
  try {
    const earlier = await fetchOnce('versionContent', { survey_id, revision: revision - 1 });
    takeBackBlock(workspace, earlier, id);
  } catch (error) {
    showNotice(
      texts.goToFault(reasonOf(error)),
      retryWith(() => void takeBackBefore(workspace, revision, id)),
    );
  }
}
