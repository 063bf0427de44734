import type { Block, Jump } from '../../../contract/index.ts';
import { numbersOf } from './numbersOf.ts';
import type { Numbers } from './numbersOf.ts';
import { readRange } from './rangeCondition.ts';
import { byPlace, without } from './ValueRange.ts';
import type { ValueRange } from './ValueRange.ts';

/** A part of the numbers that a question is answered with, and the jump that leads its answers away; null: they go on with the block. */
export interface JumpRange {
  readonly range: ValueRange;
  readonly jump: Extract<Jump, { kind: 'condition' }> | null;
}

const WHOLE: ValueRange = { from: -Infinity, below: Infinity };
/** Where the groups of an NPS part: 0 to 6, 7 and 8, 9 and 10. */
const NPS_CUTS = [7, 9];

/**
 * The numbers of a question in ranges that neither overlap nor leave a hole, from below. They are read from the jumps on conditions over its own
 * answer, each as far as no jump before it holds; what none of them takes is ranges without a jump. An ending has no jumps. None for a block that asks for no number.
 */
export function rangesOf(block: Block): readonly JumpRange[] {
  const numbers = numbersOf(block);
  if (!numbers) return [];
  let left: readonly ValueRange[] = [WHOLE];
  const taken: JumpRange[] = [];
  for (const jump of block.variable === null || block.is_end ? [] : block.jump_to_ids) {
    const held = jump.kind === 'condition' ? readRange(jump.condition, block.variable ?? '', numbers) : null;
    if (jump.kind !== 'condition' || held === null) continue;
    for (const range of left.flatMap((one) => common(one, held))) taken.push({ range, jump });
    left = without(left, held);
  }
  const cuts = isNps(block, numbers) ? NPS_CUTS : [];
  return [...taken, ...left.flatMap((range) => parted(range, cuts)).map((range) => ({ range, jump: null }))].toSorted(
    byPlace,
  );
}

function common(one: ValueRange, other: ValueRange): ValueRange[] {
  const both = { from: Math.max(one.from, other.from), below: Math.min(one.below, other.below) };
  return both.from < both.below ? [both] : [];
}

function isNps({ type }: Block, { least, most, step }: Numbers): boolean {
  return type === 'slider' && least === 0 && most === 10 && step === 1;
}

/** A range as the groups of an NPS, where it begins and ends with some of them. */
function parted(range: ValueRange, cuts: readonly number[]): ValueRange[] {
  const known = [WHOLE.from, ...cuts, WHOLE.below];
  if (!known.includes(range.from) || !known.includes(range.below)) return [range];
  const ends = known.filter((cut) => cut >= range.from && cut <= range.below);
  return ends.slice(1).map((below, at) => ({ from: ends[at] ?? range.from, below }));
}

/** Whether ranges say more than that all numbers go on alike. */
export function isParted(ranges: readonly JumpRange[]): boolean {
  return ranges.length > 1 || ranges.some(({ jump }) => jump !== null);
}
