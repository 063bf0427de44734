import type { Block } from '@dialogwerk/shared/contract';

type ChangeOf<B> = B extends Block ? Partial<Omit<B, 'type' | 'unique_question_id' | 'created_on'>> : never;

/** New values for some fields of a block. */
export type BlockChange = ChangeOf<Block>;
export type Position = NonNullable<Block['position']>;
