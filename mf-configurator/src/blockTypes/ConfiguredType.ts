import type { BlockOf, BlockType } from '@dialogwerk/shared/contract';
import type { ReactNode } from 'react';

/** What an editor of one block type gets. */
export interface EditorProps<T extends BlockType> {
  readonly block: BlockOf<T>;
}

/** What the configurator itself knows of a block type; what authors read of it stands in `blockFacts`. */
export interface ConfiguredType<T extends BlockType> {
  /** A path of `@mdi/js`, for menu, card and inspector. */
  readonly icon: string;
  readonly Editor: (props: EditorProps<T>) => ReactNode;
}
