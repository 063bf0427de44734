import type { Block, Jump } from '../../contract/index.ts';

/** Whether respondents can reply to a block in their own words. */
export function takesWords(block: Block): boolean {
  return block.type === 'qa' || block.type === 'open' || ('in_words' in block && block.in_words);
}

/** Whether a jump is taken by what a reply means alone (domain.md §5): its condition is empty, at a block that is replied to in words. */
export function isByMeaning(block: Block, jump: Jump): boolean {
  return jump.kind === 'condition' && jump.condition.trim() === '' && takesWords(block);
}
