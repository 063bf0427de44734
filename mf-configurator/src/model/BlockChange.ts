import type { Block } from '@dialogwerk/shared/contract';

export type { Position } from '@dialogwerk/shared/dialog/graph';

type ChangeOf<B> = B extends Block ? Partial<Omit<B, 'type' | 'unique_question_id' | 'created_on'>> : never;

/** New values for some fields of a block. */
export type BlockChange = ChangeOf<Block>;
