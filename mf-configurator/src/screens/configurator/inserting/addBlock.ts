import type { Block } from '@dialogwerk/shared/contract';
import type { Start } from '../../../starts.ts';
import { selectedBlockId } from '../../../model/Selection.ts';
import type { Workspace } from '../workspace/Workspace.ts';
import { insertBlock } from './insertBlock.ts';
import type { Insertion } from '../../../model/Insertion.ts';

/** The block that a new one will follow: the selected one, else the last; undefined in an empty dialog. */
export function blockBefore({ survey, selection }: Workspace): Block | undefined {
  const id = selectedBlockId(selection);
  return (
    survey.all_questions.find(({ unique_question_id }) => unique_question_id === id) ?? survey.all_questions.at(-1)
  );
}

/** Where a new block comes that nobody has shown a place for: behind the selected block, else behind all. */
export function usualPlace({ survey, selection }: Workspace): Insertion {
  const source = selectedBlockId(selection);
  const isThere = survey.all_questions.some(({ unique_question_id }) => unique_question_id === source);
  return source !== null && isThere
    ? { kind: 'line', from: { source, outcome: null }, place: null }
    : { kind: 'end', place: null };
}

/** Adds a block behind the selected one, in between it and what follows, and selects it. */
export function addBlock(workspace: Workspace, start: Start): void {
  insertBlock(workspace, usualPlace(workspace), start);
}
