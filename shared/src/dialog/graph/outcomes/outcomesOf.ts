import type { Block, Jump } from '../../../contract/index.ts';
import { numbersOf } from '../ranges/numbersOf.ts';
import { isParted, rangesOf } from '../ranges/rangesOf.ts';
import { rangeText } from '../ranges/rangeText.ts';
import type { ValueRange } from '../ranges/ValueRange.ts';
import { settledWays } from '../settledEdges.ts';
import type { SettledOutcome } from '../settledEdges.ts';
import { edgeTexts } from '../texts.ts';

/** What a block can come to and a line can lead away from: an answer that is chosen, a range of numbers, or what is no answer at all. */
export type Outcome =
  /** The option's id, and its text, which may be empty. */
  | { readonly kind: 'option'; readonly id: string; readonly text: string }
  | {
      readonly kind: 'range';
      readonly id: string;
      readonly text: string;
      readonly range: ValueRange;
      readonly jump: Jump | null;
    }
  | { readonly kind: 'settled'; readonly id: SettledOutcome; readonly text: string; readonly target: string | null };

/** All outcomes of a block in the order in which its card names them. */
export function outcomesOf(block: Block): readonly Outcome[] {
  const settled = settledWays(block).map(({ outcome, label, target }): Outcome => ({
    kind: 'settled',
    id: outcome,
    text: label,
    target,
  }));
  return [...optionsOf(block), ...rangeOutcomes(block), ...settled];
}

function optionsOf(block: Block): Outcome[] {
  const option = (id: string, text: string): Outcome => ({ kind: 'option', id, text });
  if (block.type === 'single' || block.type === 'multiple' || block.type === 'picture')
    return block.options.map(({ id, text }) => option(id, text));
  if (block.type === 'experiment') return block.arms.map(({ id, text }) => option(id, text));
  if (block.type === 'consent') {
    // Declining what is needed ends the dialog, and is settled by that.
    const declined = block.required ? [] : [option('decline', block.label_decline)];
    return [option('agree', block.label_agree), ...declined];
  }
  if (block.type !== 'likert') return [];
  const points = block.scale.from === 'block' ? block.scale.points : [];
  const chosen = points.map(({ value, label }) => option(String(value), label));
  return block.likert_na ? [...chosen, option('na', edgeTexts.noAnswer)] : chosen;
}

function rangeOutcomes(block: Block): Outcome[] {
  const numbers = numbersOf(block);
  const ranges = rangesOf(block);
  if (!numbers || !isParted(ranges)) return [];
  return ranges.map(({ range, jump }): Outcome => ({
    kind: 'range',
    id: `@${range.from}:${range.below}`,
    text: rangeText(range, numbers),
    range,
    jump,
  }));
}
