import type { StoredChange, SurveyData } from '@dialogwerk/shared/contract';
import { blockName } from '../../../model/wording/blockName.ts';
import { isBlock } from './isBlock.ts';

/**
 * What each block of these changes is called, by id: as it is now, else as it was last. The api names a block without
 * words by its id, which says nothing to an author.
 */
export function blockNames(
  changes: readonly StoredChange[],
  { all_questions }: SurveyData,
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const change of changes.toSorted((a, b) => a.revision - b.revision)) {
    const { unique_question_id: id, question_name, old_value, new_value } = change;
    if (id === null) continue;
    const whole = [new_value, old_value].find(isBlock);
    if (whole) names.set(id, blockName(whole));
    else if (question_name !== '' && question_name !== id) names.set(id, question_name);
  }
  for (const block of all_questions) names.set(block.unique_question_id, blockName(block));
  return names;
}
