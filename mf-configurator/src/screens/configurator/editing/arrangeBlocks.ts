import type { Workspace } from '../workspace/Workspace.ts';

/** Hands the selected cards, or without several of them all, back to the automatic layout, as one step. */
export function arrangeBlocks({ editor, survey, selection }: Workspace): void {
  const chosen = new Set(selection.kind === 'blocks' && selection.ids.length > 1 ? selection.ids : []);
  const placed = survey.all_questions.filter(
    ({ unique_question_id, position }) => position !== null && (chosen.size === 0 || chosen.has(unique_question_id)),
  );
  const moves = placed.map(({ unique_question_id: id }) => ({ id, position: null }));
  if (moves.length > 0) editor.change([{ kind: 'moveBlocks', moves }]);
}
