import type { Block } from '../../../contract/index.ts';
import { timedFields } from './timed.ts';

/** A question whose reply is one value, which may have to keep a rule. */
export type RuledBlock = Extract<Block, { must?: unknown }>;

/** What authors read of it. */
export const ruledFields = {
  ...timedFields,
  wrong: 'Wenn eine Antwort nicht passt',
  must: 'Regel für die Antwort',
  tries: 'Ohne Antwort weiter',
  tries_target: 'Dann weiter mit',
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

/** After how many replies that do not fit a block is left without an answer; null: never. */
export function triesOf(block: Block): number | null {
  return 'tries' in block ? (block.tries ?? null) : null;
}

/** Where the dialog then goes on; null: as after a question that was skipped, or never. */
export function triesTargetOf(block: Block): string | null {
  return triesOf(block) !== null && 'tries_target' in block ? (block.tries_target ?? null) : null;
}
