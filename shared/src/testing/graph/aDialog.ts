import type { Block, BlockOf, BlockType, SurveyData } from '../../contract/index.ts';
import { newBlock } from '../../dialog/index.ts';
import { aSurvey } from '../index.ts';

/** A block of a type with the type's defaults and any fields replaced. */
export function aBlock<T extends BlockType>(type: T, id: string, fields: Partial<BlockOf<T>> = {}): Block {
  return Object.assign(newBlock(type, id, 1_760_000_000_000), fields);
}

/** A dialog of these blocks in this order. */
export function aDialog(...blocks: readonly Block[]): SurveyData {
  return aSurvey({ all_questions: blocks.map((block, order) => Object.assign({}, block, { order })) });
}

/** The ids of a dialog's blocks in order. */
export function idsOf({ all_questions }: SurveyData): string[] {
  return all_questions.map(({ unique_question_id }) => unique_question_id);
}
