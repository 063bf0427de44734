import type { Block } from '../../../contract/index.ts';

/** A question whose reply is one value, which may have to keep a rule. */
export type RuledBlock = Extract<Block, { must?: unknown }>;

/** What authors read of it. */
export const ruledFields = {
  wrong: 'Wenn eine Antwort nicht passt',
  must: 'Regel für die Antwort',
} as const;

/** The condition that a reply to a block must keep; null for none. */
export function ruleOf(block: Block): string | null {
  const must = 'must' in block ? (block.must ?? '') : '';
  return must.trim() === '' ? null : must;
}

/** What an author has a block say to a reply that does not fit; null leaves that to the product. */
export function wrongOf(block: Block): string | null {
  const wrong = 'wrong' in block ? (block.wrong ?? '') : '';
  return wrong.trim() === '' ? null : wrong;
}
