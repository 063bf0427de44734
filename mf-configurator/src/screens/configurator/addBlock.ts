import type { Block, BlockType } from '@dialogwerk/shared/contract';
import { blockFacts, newBlock } from '@dialogwerk/shared/dialog';
import { placeBelow } from '@dialogwerk/shared/dialog/graph';
import type { Position } from '../../model/BlockChange.ts';
import { newId } from '../../newId.ts';
import { selectedBlockId } from '../../model/Selection.ts';
import { texts } from '../../texts.ts';
import type { Workspace } from './Workspace.ts';

/** The block that a new one will follow: the selected one, else the last; undefined in an empty dialog. */
export function blockBefore({ survey, selection }: Workspace): Block | undefined {
  const id = selectedBlockId(selection);
  return (
    survey.all_questions.find(({ unique_question_id }) => unique_question_id === id) ?? survey.all_questions.at(-1)
  );
}

/** Adds a block behind the selected one and selects it. */
export function addBlock(workspace: Workspace, type: BlockType): void {
  const { editor, select, announce } = workspace;
  const before = blockBefore(workspace);
  const block: Block = {
    ...newBlock(type, newId('q'), Date.now()),
    position: placeBehind(before, workspace.survey.all_questions),
  };
  editor.change([{ kind: 'addBlock', block, after: before?.unique_question_id ?? null }]);
  select({ kind: 'blocks', ids: [block.unique_question_id], fresh: true });
  announce(texts.blockAdded(blockFacts[type].name));
}

/** Where the layout places the block before, it places the new one, too. */
function placeBehind(before: Block | undefined, blocks: readonly Block[]): Position | null {
  if (!before?.position) return null;
  const taken = blocks.flatMap(({ position }) => (position ? [position] : []));
  return placeBelow(before.position, taken);
}
