import type { Block } from '../../contract/index.ts';
import type { Edit } from '../check/Finding.ts';
import type { SurveySnapshot } from '../engine/survey/SurveySnapshot.ts';

function applied(before: SurveySnapshot, edit: Edit): SurveySnapshot {
  switch (edit.kind) {
    case 'updateBlock':
      return {
        ...before,
        blocks: before.blocks.map((block): Block =>
          block.unique_question_id === edit.id ? Object.assign({}, block, edit.change) : block,
        ),
      };
    case 'deleteBlock':
      return { ...before, blocks: before.blocks.filter(({ unique_question_id }) => unique_question_id !== edit.id) };
    case 'updateMessages':
      return { ...before, ...edit.change };
    case 'updateScales':
      return { ...before, templ_options: edit.templ_options };
  }
}

/** A dialog after the edits of a fix, as the configurator's editor applies them. */
export function applyEdits(snapshot: SurveySnapshot, edits: readonly Edit[]): SurveySnapshot {
  return edits.reduce(applied, snapshot);
}
