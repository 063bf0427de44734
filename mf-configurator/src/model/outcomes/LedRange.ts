import type { Block, Jump } from '@dialogwerk/shared/contract';
import { numbersOf, rangesOf, readRange, writeRange } from '@dialogwerk/shared/dialog/graph';
import type { JumpRange, ValueRange } from '@dialogwerk/shared/dialog/graph';

/** A range of numbers and where its answers lead. */
export interface LedRange {
  readonly range: ValueRange;
  /** Null: to where the block goes on. */
  readonly target: string | null;
  /** The jump that has led it, or a part of it; null for none. */
  readonly jump: JumpRange['jump'];
}

/** The ranges of a block by where they lead, from below. */
export function ledRanges(block: Block): readonly LedRange[] {
  return rangesOf(block).map(({ range, jump }) => ({ range, jump, target: jump?.target ?? null }));
}

/** Ranges of which one leads to a target, whatever has led its numbers before. */
export function withLedRange(ranges: readonly LedRange[], range: ValueRange, target: string | null): LedRange[] {
  const same = ranges.find((one) => one.range.from === range.from && one.range.below === range.below);
  const others = ranges.flatMap((one) => outside(one, range));
  return [...others, { range, target, jump: same?.jump ?? null }].toSorted((a, b) => a.range.from - b.range.from);
}

function outside(led: LedRange, { from, below }: ValueRange): LedRange[] {
  return [
    { from: led.range.from, below: Math.min(led.range.below, from) },
    { from: Math.max(led.range.from, below), below: led.range.below },
  ].flatMap((range) => (range.from < range.below ? [{ ...led, range }] : []));
}

/** The jumps of a block whose ranges lead so. What is as it was stays as it is written, and in its place; new ones stand behind all others. */
export function jumpsOfRanges(block: Block, variable: string, ranges: readonly LedRange[]): Jump[] {
  const numbers = numbersOf(block);
  if (!numbers) return [...block.jump_to_ids];
  const written = ({ range, target, jump }: LedRange): Jump[] => {
    if (target === null) return [];
    const held = jump && readRange(jump.condition, variable, numbers);
    if (held?.from === range.from && held.below === range.below)
      return jump?.target === target ? [jump] : [{ kind: 'condition', condition: jump?.condition ?? '', target }];
    return [{ kind: 'condition', condition: writeRange(range, variable, numbers), target }];
  };
  const read = new Set<Jump | null>(rangesOf(block).map(({ jump }) => jump));
  const kept = block.jump_to_ids.flatMap((jump) =>
    read.has(jump) ? ranges.filter((led) => led.jump === jump).flatMap(written) : [jump],
  );
  return [...kept, ...ranges.filter(({ jump }) => jump === null).flatMap(written)];
}
