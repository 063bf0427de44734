import type { Block } from '../../contract/index.ts';

type ChangeOf<B> = B extends Block ? Partial<Omit<B, 'type' | 'unique_question_id' | 'created_on'>> : never;

/** New values for some fields of a block. */
export type BlockChange = ChangeOf<Block>;
