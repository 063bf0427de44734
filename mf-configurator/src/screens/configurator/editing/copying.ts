import { showNotice } from '@dialogwerk/shared/state';
import { loopGroups, shiftToFree } from '@dialogwerk/shared/dialog/graph';
import { readClipboard, writeClip } from '../../../features/clipboard/effects/clipboard.ts';
import { clipOf } from '../../../features/clipboard/model/Clip.ts';
import type { Clip } from '../../../features/clipboard/model/Clip.ts';
import { pasted } from '../../../features/clipboard/model/pasted.ts';
import type { Pasted } from '../../../features/clipboard/model/pasted.ts';
import { texts } from '../../../features/clipboard/texts.ts';
import type { Command } from '../../../features/editing/model/Command.ts';
import type { Block, SurveyData } from '@dialogwerk/shared/contract';
import type { Selection } from '../../../model/Selection.ts';
import { newId } from '../../../newId.ts';
import { intoLoop } from '../inserting/intoLoop.ts';
import { scaleCommands } from '../inserting/scaleCommands.ts';
import { withSection } from '../sections/sectionTools.ts';
import type { Workspace } from '../workspace/Workspace.ts';

/** Puts the selected blocks into the clipboard. */
export function copySelection({ survey, selection, announce }: Workspace): void {
  if (selection.kind !== 'blocks') return;
  const clip = clipOf(survey, selection.ids);
  announce(texts.copied(clip.blocks.length));
  void writeClip(clip);
}

/** Adds copies of the selected blocks behind them; the clipboard keeps what it has. */
export function duplicateSelection(workspace: Workspace): void {
  if (workspace.selection.kind === 'blocks') insert(workspace, clipOf(workspace.survey, workspace.selection.ids));
}

/**
 * Adds the blocks of the clipboard behind the selected ones, or a block for each line of its text; `given` is the text of a paste
 * event, null for a button.
 */
export async function pasteInto(workspace: Workspace, given: string | null): Promise<void> {
  const found = await readClipboard(given);
  if (found?.kind === 'blocks') insert(workspace, found.clip);
  else {
    // Only now, because most visits paste no text.
    const { insertLines } = await import('../inserting/insertLines.ts');
    if (!found || !insertLines(workspace, found.text)) showNotice(texts.nothingToPaste);
  }
}

/** One step for undo. Into the dialog as it is by now, because the clipboard may have been waited for. */
function insert(workspace: Workspace, clip: Clip): void {
  const { editor, selection, select, announce } = workspace;
  const { survey } = editor.$state.get();
  const made = pasted(clip, survey, { newId: () => newId('q'), now: Date.now() });
  const blocks = placedFree(made.blocks, survey.all_questions);
  const after = lastSelected(survey, selection);
  const behind = selection.kind === 'blocks' ? after : null;
  const commands = intoLoop(survey, addCommands(blocks, after), loopAround(survey, selection));
  editor.change(withSection(survey, [...scaleCommands(survey, made), ...commands], behind));
  select({ kind: 'blocks', ids: blocks.map(({ unique_question_id }) => unique_question_id) });
  announce(texts.pasted(blocks.length));
  const notes = notesOf(made);
  if (notes.length > 0) showNotice([texts.pasted(blocks.length), ...notes].join(' '));
}

/** The loop that copies come into: that of the block that they stand behind, unless it was selected with it. */
function loopAround({ all_questions }: SurveyData, selection: Selection): string | null {
  if (selection.kind !== 'blocks') return null;
  const groups = loopGroups(all_questions);
  const last = all_questions.findLast(({ unique_question_id }) => selection.ids.includes(unique_question_id));
  const around = last ? groups.around(last.unique_question_id) : [];
  return around.findLast((loop) => !selection.ids.includes(loop)) ?? null;
}

/** Each block behind the one before. */
function addCommands(blocks: readonly Block[], after: string | null): Command[] {
  return blocks.map((block, index) => ({
    kind: 'addBlock',
    block,
    after: blocks[index - 1]?.unique_question_id ?? after,
  }));
}

function lastSelected(survey: SurveyData, selection: Selection): string | null {
  const chosen = new Set(selection.kind === 'blocks' ? selection.ids : []);
  const last =
    survey.all_questions.findLast(({ unique_question_id }) => chosen.has(unique_question_id)) ??
    survey.all_questions.at(-1);
  return last?.unique_question_id ?? null;
}

/** Beside the cards that are there, as they stood to each other; what the layout placed, it places again. */
function placedFree(blocks: readonly Block[], present: readonly Block[]): Block[] {
  const placesOf = (some: readonly Block[]) => some.flatMap(({ position }) => position ?? []);
  const shift = shiftToFree(placesOf(blocks), placesOf(present));
  return blocks.map((block) => {
    const { position } = block;
    return position ? { ...block, position: { x: position.x + shift.x, y: position.y + shift.y } } : block;
  });
}

function notesOf({ renamed, jumpsLeft, filesLeft }: Pasted): string[] {
  return [
    ...(renamed > 0 ? [texts.renamed(renamed)] : []),
    ...(jumpsLeft > 0 ? [texts.jumpsLeft(jumpsLeft)] : []),
    ...(filesLeft ? [texts.filesLeft] : []),
  ];
}
