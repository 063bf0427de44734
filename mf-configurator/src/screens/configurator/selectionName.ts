import type { SurveyData } from '@dialogwerk/shared/contract';
import { blockName } from '../../model/wording/blockName.ts';
import { quoted } from '../../model/wording/quoted.ts';
import { selectedBlockId } from '../../model/Selection.ts';
import type { Selection } from '../../model/Selection.ts';
import { texts } from '../../texts.ts';

/** What an author calls what is selected. */
export function selectionName(selection: Selection, { all_questions }: SurveyData): string {
  const id = selectedBlockId(selection);
  const block = all_questions.find(({ unique_question_id }) => unique_question_id === id);
  if (block) return quoted(blockName(block));
  return selection.kind === 'blocks' ? texts.severalSelected(selection.ids.length) : texts.messages;
}
