import type { Block } from '@dialogwerk/shared/contract';
import { blockTypeOf } from '../../../blockTypes/blockTypes.ts';

/** The editor of a block's type. */
export function BlockEditor({ block }: { readonly block: Block }) {
  const { Editor } = blockTypeOf(block.type);
  return <Editor block={block} />;
}
