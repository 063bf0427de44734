import type { Block } from '../../contract/index.ts';
import { conditionLine } from '../saying/conditionInWords.ts';
import type { Sayables } from '../saying/sayablesOf.ts';
import { takesWords } from '../blocks/isByMeaning.ts';
import { edgeTexts } from './texts.ts';

/** What the way of a conditional jump is called. */
export function jumpCondition(block: Block, condition: string, sayables: Sayables): string {
  if (condition.trim() !== '') return conditionLine(condition, sayables, block.unique_question_id);
  return takesWords(block) ? edgeTexts.byMeaning : edgeTexts.noCondition;
}
