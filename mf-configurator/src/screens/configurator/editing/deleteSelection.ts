import type { SurveyData } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { END, loopGroups, membersBack, optionLines, withoutMembers } from '@dialogwerk/shared/dialog/graph';
import type { Command } from '../../../features/editing/model/Command.ts';
import { blockName } from '../../../model/wording/blockName.ts';
import { nothing } from '../../../model/Selection.ts';
import { withoutJumpsTo } from '../../../model/withOptionJump.ts';
import { texts } from '../../../texts.ts';
import type { Workspace } from '../workspace/Workspace.ts';

/** Deletes what is selected; deleted blocks can be brought back from the notice. */
export function deleteSelection(workspace: Workspace): void {
  const { selection } = workspace;
  if (selection.kind === 'blocks') deleteBlocks(workspace, selection.ids);
  if (selection.kind === 'connection') {
    const { by, source, target, option } = selection;
    workspace.editor.change([
      by === 'jump' ? withoutJump(source, target) : withoutConditions(workspace, source, target, option),
    ]);
    workspace.select(nothing);
  }
}

/** Deletes blocks as one step and offers to bring them back. */
export function deleteBlocks({ editor, survey, select }: Workspace, ids: readonly string[]): void {
  const blocks = survey.all_questions.filter(({ unique_question_id }) => ids.includes(unique_question_id));
  const [first] = blocks;
  if (!first) return;
  editor.change([
    ...outOfGroups(survey, ids),
    ...blocks.map(({ unique_question_id }): Command => ({ kind: 'deleteBlock', id: unique_question_id })),
  ]);
  select(nothing);
  showNotice(blocks.length === 1 ? texts.blockDeleted(blockName(first)) : texts.blocksDeleted(blocks.length), {
    label: texts.undo,
    run: () =>
      editor.change([
        ...blocks.map((block): Command => ({ kind: 'restoreBlock', block })),
        ...backIntoGroups(survey, editor.$state.get().survey, ids),
      ]),
  });
}

/** Takes blocks that are to be deleted out of the loops and shuffles that stay, because others count on a loop's list. */
function outOfGroups({ all_questions }: SurveyData, ids: readonly string[]): Command[] {
  return all_questions.flatMap((block): Command[] => {
    const { unique_question_id: id } = block;
    const change = ids.includes(id) ? null : withoutMembers(block, ids);
    return change ? [{ kind: 'updateBlock', id, change }] : [];
  });
}

/** Puts blocks that come back into the loops and shuffles that they were taken out of, beside what has come there since. */
function backIntoGroups(before: SurveyData, now: SurveyData, ids: readonly string[]): Command[] {
  return before.all_questions.flatMap((block): Command[] => {
    const { unique_question_id: id } = block;
    const present = now.all_questions.find(({ unique_question_id }) => unique_question_id === id);
    const change = present ? membersBack(block, present, ids) : null;
    return change ? [{ kind: 'updateBlock', id, change }] : [];
  });
}

function withoutJump(source: string, target: string): Command {
  return target === END
    ? { kind: 'updateBlock', id: source, change: { is_end: false } }
    : { kind: 'connectBlocks', source, target: null };
}

function withoutConditions({ survey }: Workspace, source: string, target: string, option: string | null): Command {
  const block = survey.all_questions.find(({ unique_question_id }) => unique_question_id === source);
  const handled = new Set(block && optionLines(block).lines.map(({ handle }) => handle.option_id));
  // Drawn are jumps into a loop as they are followed: to the loop.
  const { entryOf } = loopGroups(survey.all_questions);
  const jumps = block?.jump_to_ids.map((jump) => Object.assign({}, jump, { target: entryOf(source, jump.target) }));
  const jump_to_ids = withoutJumpsTo(jumps ?? [], target, option, handled);
  return { kind: 'updateBlock', id: source, change: { jump_to_ids } };
}
