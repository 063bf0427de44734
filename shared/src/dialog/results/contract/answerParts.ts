import type { Block } from '../../../contract/index.ts';

/** What a question offers apart from each other: its options, items or entries, of an experiment its arms. */
export function answerParts(block: Block): readonly { readonly id: string }[] {
  if ('options' in block) return block.options;
  if ('items' in block) return block.items;
  if ('arms' in block) return block.arms;
  return 'qa_entries' in block ? block.qa_entries : [];
}
