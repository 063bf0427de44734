import { $wantedCard } from '../../../features/canvas/state/canvasView.ts';
import { linesAsBlocks, MOST_LINES } from '../../../features/clipboard/model/linesAsBlocks.ts';
import { texts } from '../../../features/clipboard/texts.ts';
import { selectBlock, selectedBlockId } from '../../../model/Selection.ts';
import { newId } from '../../../newId.ts';
import { chainCommands } from './chainCommands.ts';
import { loopGroups } from '@dialogwerk/shared/dialog/graph';
import { intoLoop } from './intoLoop.ts';
import { withSection } from '../sections/sectionTools.ts';
import type { Workspace } from '../workspace/Workspace.ts';

/** Adds a block for each line of a list behind the selected one, as one step for undo; gives whether the text is a list. */
export function insertLines({ editor, selection, select, view, announce }: Workspace, text: string): boolean {
  const { survey } = editor.$state.get();
  const blocks = linesAsBlocks(text, { newId: () => newId('q'), now: Date.now() });
  const [first] = blocks;
  if (!first || blocks.length > MOST_LINES) return false;
  const behind = selectedBlockId(selection);
  const loop = behind === null ? null : loopGroups(survey.all_questions).loopOf(behind);
  editor.change(withSection(survey, intoLoop(survey, chainCommands(survey, behind, blocks), loop)));
  // One of them and not all, because what is done next is meant for a block: a branch, a text.
  select(selectBlock(first.unique_question_id));
  if (view === 'graph') $wantedCard.set(first.unique_question_id);
  announce(texts.pasted(blocks.length));
  return true;
}
