import type { SurveyData } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { drawnBlock, jumpHandles, loopGroups } from '@dialogwerk/shared/dialog/graph';
import { applyCommand } from '../../../features/editing/model/applyCommand.ts';
import type { Command } from '../../../features/editing/model/Command.ts';
import { blockName } from '../../../model/wording/blockName.ts';
import { nothing } from '../../../model/Selection.ts';
import type { Selection } from '../../../model/Selection.ts';
import { texts } from '../../../texts.ts';
import { outcomeCommands } from '../inserting/connectLine.ts';
import { ownWayCommands } from '../inserting/ownWay.ts';
import { saidAfterRemoval } from '../inserting/saidAfter.ts';
import type { Workspace } from '../workspace/Workspace.ts';
import { applyAsOneStep } from './applyAsOneStep.ts';
import { bringBackCommands, deleteCommands } from './deleteCommands.ts';

/** Deletes what is selected; deleted blocks can be brought back from the notice. */
export function deleteSelection(workspace: Workspace): void {
  const { selection } = workspace;
  if (selection.kind === 'blocks') deleteBlocks(workspace, selection.ids);
  if (selection.kind === 'connection') {
    deleteConnection(workspace, selection);
    workspace.select(nothing);
  }
}

/** Takes a line away, and says where it goes on now. */
function deleteConnection(workspace: Workspace, selection: Extract<Selection, { kind: 'connection' }>): void {
  const { survey, editor } = workspace;
  const commands = withoutConnection(survey, selection);
  const { by, source, option } = selection;
  // Of several conditions on one line there is nothing to say in a sentence.
  const removed = by === 'jump' || option !== null;
  const said = removed && saidAfterRemoval(commands.reduce(applyCommand, survey), { source, outcome: option });
  if (said) applyAsOneStep(workspace, commands, { done: said, nothing: said });
  else editor.change(commands);
}

/** Deletes blocks as one step and offers to bring them back. */
export function deleteBlocks({ editor, survey, select }: Workspace, ids: readonly string[]): void {
  const blocks = survey.all_questions.filter(({ unique_question_id }) => ids.includes(unique_question_id));
  const [first] = blocks;
  if (!first) return;
  editor.change(
    deleteCommands(
      survey,
      blocks.map(({ unique_question_id }) => unique_question_id),
    ),
  );
  select(nothing);
  showNotice(blocks.length === 1 ? texts.blockDeleted(blockName(first)) : texts.blocksDeleted(blocks.length), {
    label: texts.undo,
    run: () => editor.change(bringBackCommands(survey, editor.$state.get().survey, ids)),
  });
}

/** Takes away the line that a connection is drawn as, and no other: a block without a way of its own goes on with the next in order. */
export function withoutConnection(
  survey: SurveyData,
  { by, source, target, option }: Extract<Selection, { kind: 'connection' }>,
): Command[] {
  const { all_questions } = survey;
  const block = all_questions.find(({ unique_question_id }) => unique_question_id === source);
  if (!block) return [];
  if (by === 'jump') return ownWayCommands(block, null);
  if (option !== null) return outcomeCommands(survey, block, option, null);
  const handlesOf = jumpHandles(drawnBlock(block, survey));
  // Drawn are jumps into a loop as they are followed: to the loop.
  const { entryOf } = loopGroups(all_questions);
  const jump_to_ids = block.jump_to_ids.filter(
    (jump) => handlesOf(jump).length > 0 || entryOf(source, jump.target) !== target,
  );
  return [{ kind: 'updateBlock', id: source, change: { jump_to_ids } }];
}
