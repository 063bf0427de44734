import type { ColumnFigures } from '@dialogwerk/shared/contract';
import { isSmall } from './isSmall.ts';

type Bars = ColumnFigures['histogram'];

/** The bounds of the groups of a Net Promoter Score: 0 to 6, 7 and 8, 9 and 10. */
const NPS = [0, 7, 9, 11];

/** The bars of a histogram, neighbours put together until none stands for few; empty where all together are too few. */
export function mergeBars(bars: Bars, least: number): Bars {
  if (!bars.some(({ count }) => isSmall(count, least))) return bars;
  const grades = isGraded(bars) ? inGroups(bars) : [];
  if (grades.length > 0 && !grades.some(({ count }) => isSmall(count, least))) return grades;
  const merged: Bars[number][] = [];
  for (const bar of bars) {
    const last = merged.at(-1);
    if (last && isSmall(last.count, least)) merged.splice(-1, 1, together(last, bar, bars));
    else merged.push(bar);
  }
  for (let last = merged.pop(); last; last = merged.pop()) {
    if (!isSmall(last.count, least)) return [...merged, last];
    const before = merged.pop();
    if (before) merged.push(together(before, last, bars));
  }
  return [];
}

/** What a slider from 0 to 10 gives. */
const isGraded = (bars: Bars): boolean => bars.every(({ from, to }) => from === to && from >= 0 && from <= 10);

function inGroups(bars: Bars): Bars {
  return NPS.slice(0, -1).map((from, group) => {
    const to = NPS[group + 1] ?? from;
    const own = bars.filter((bar) => bar.from >= from && bar.from < to);
    return { from, to, count: own.reduce((sum, { count }) => sum + count, 0) };
  });
}

/** A bar of one value ends where the next one would begin. */
function together(one: Bars[number], other: Bars[number], bars: Bars): Bars[number] {
  const [first, second] = bars;
  const step = first && second ? second.from - first.from : 1;
  const to = other.from === other.to ? other.from + step : other.to;
  return { from: one.from, to, count: one.count + other.count };
}
