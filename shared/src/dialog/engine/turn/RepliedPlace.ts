import type { BlockType } from '../../../contract/index.ts';

/** The question that was replied to. */
export interface RepliedPlace {
  readonly unique_question_id: string;
  readonly nachfrage_id: string | null;
  readonly type: BlockType;
}
