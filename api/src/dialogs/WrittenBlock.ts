import type { BlockOf, BlockType } from '@dialogwerk/shared/contract';

/** Of a block of type `T`: its id, what it says, and whatever differs from a new block of this type. */
type WrittenBlockOf<T extends BlockType> = {
  readonly id: string;
  readonly type: T;
  readonly context: string;
} & Partial<Omit<BlockOf<T>, 'type' | 'context' | 'unique_question_id' | 'order' | 'created_on'>>;

/** A block of a dialog that comes with the product. */
export type WrittenBlock = { [T in BlockType]: WrittenBlockOf<T> }[BlockType];
