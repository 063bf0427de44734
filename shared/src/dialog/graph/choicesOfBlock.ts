import type { Block } from '../../contract/index.ts';
import { wholeBlock } from '../blocks/carried.ts';
import type { Choice } from '../Choice.ts';
import { choicesOf } from '../engine/survey/choicesOf.ts';
import { compileSurvey } from '../engine/survey/compileSurvey.ts';
import { snapshotOf } from './snapshotOf.ts';
import type { EditedDialog } from './snapshotOf.ts';

/**
 * What jumps and reactions of a block can go by, as the engine sees it: the ids of what can be chosen. None for a battery,
 * because its items are chosen for one by one and the block goes on after all of them, and for knowledge that is asked for
 * until 'Weiter'.
 */
export function choicesOfBlock(survey: EditedDialog, block: Block): readonly Choice[] {
  if (block.type === 'matrix' || (block.type === 'qa' && block.only_search)) return [];
  const alone = compileSurvey({ ...snapshotOf(survey), blocks: [wholeBlock(block, survey.all_questions)] });
  return choicesOf(alone, block.unique_question_id);
}
