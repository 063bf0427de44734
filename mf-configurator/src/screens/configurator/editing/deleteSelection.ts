import type { SurveyData } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { loopGroups, optionLines } from '@dialogwerk/shared/dialog/graph';
import type { Command } from '../../../features/editing/model/Command.ts';
import { blockName } from '../../../model/wording/blockName.ts';
import { nothing } from '../../../model/Selection.ts';
import type { Selection } from '../../../model/Selection.ts';
import { withoutJumpsTo } from '../../../model/withOptionJump.ts';
import { texts } from '../../../texts.ts';
import { ownWayCommands } from '../inserting/ownWay.ts';
import type { Workspace } from '../workspace/Workspace.ts';
import { bringBackCommands, deleteCommands } from './deleteCommands.ts';

/** Deletes what is selected; deleted blocks can be brought back from the notice. */
export function deleteSelection(workspace: Workspace): void {
  const { selection } = workspace;
  if (selection.kind === 'blocks') deleteBlocks(workspace, selection.ids);
  if (selection.kind === 'connection') {
    workspace.editor.change(withoutConnection(workspace.survey, selection));
    workspace.select(nothing);
  }
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
  { all_questions }: SurveyData,
  { by, source, target, option }: Extract<Selection, { kind: 'connection' }>,
): Command[] {
  const block = all_questions.find(({ unique_question_id }) => unique_question_id === source);
  if (!block) return [];
  if (by === 'jump') return ownWayCommands(block, null);
  const handled = new Set(optionLines(block).lines.map(({ handle }) => handle.option_id));
  // Drawn are jumps into a loop as they are followed: to the loop.
  const { entryOf } = loopGroups(all_questions);
  const jumps = block.jump_to_ids.map((jump) => Object.assign({}, jump, { target: entryOf(source, jump.target) }));
  const jump_to_ids = withoutJumpsTo(jumps, target, option, handled);
  return [{ kind: 'updateBlock', id: source, change: { jump_to_ids } }];
}
