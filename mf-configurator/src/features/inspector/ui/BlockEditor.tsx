import type { Block } from '@dialogwerk/shared/contract';
import { createElement } from 'react';
import { blockEditorOf } from '../../../blockTypes/blockEditors.ts';

/** The editor of a block's type. */
export function BlockEditor({ block }: { readonly block: Block }) {
  return createElement(blockEditorOf(block.type), { block });
}
