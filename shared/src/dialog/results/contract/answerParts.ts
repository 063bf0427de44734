import type { Block } from '../../../contract/index.ts';

/** What a question offers apart from each other: its options, items or entries. */
export function answerParts(block: Block): readonly { readonly id: string }[] {
  if ('options' in block) return block.options;
  if ('items' in block) return block.items;
  return 'qa_entries' in block ? block.qa_entries : [];
}
