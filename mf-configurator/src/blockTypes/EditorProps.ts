import type { BlockOf, BlockType } from '@dialogwerk/shared/contract';

/** What an editor of one block type gets. */
export interface EditorProps<T extends BlockType> {
  readonly block: BlockOf<T>;
}
