import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { timeBars } from './timeBars.ts';

const on = (day: string, begun: number, finished = 0) => ({ day, begun, finished });

it('shows days without anything, too', () => {
  expect(timeBars([on('2026-11-20', 3, 1), on('2026-11-22', 1)])).toEqual({
    unit: 'day',
    bars: [
      { from: '2026-11-20', to: '2026-11-20', begun: 3, finished: 1 },
      { from: '2026-11-21', to: '2026-11-21', begun: 0, finished: 0 },
      { from: '2026-11-22', to: '2026-11-22', begun: 1, finished: 0 },
    ],
  });
});

it('counts by weeks from Monday on, and by months, where days are many', () => {
  const weeks = timeBars([on('2026-01-01', 2), on('2026-01-04', 1), on('2026-06-01', 4)]);
  expect(weeks.unit).toBe('week');
  expect(weeks.bars[0]).toEqual({ from: '2025-12-29', to: '2026-01-04', begun: 3, finished: 0 });
  const months = timeBars([on('2023-11-30', 2), on('2026-02-28', 5)]);
  expect(months.unit).toBe('month');
  expect(months.bars.at(-1)).toEqual({ from: '2026-02-01', to: '2026-02-28', begun: 5, finished: 0 });
});

it('loses nobody, whatever the days', () => {
  const days = fc
    .uniqueArray(fc.integer({ min: 0, max: 3_000 }), { minLength: 1, maxLength: 40 })
    .map((list) =>
      list
        .toSorted((a, b) => a - b)
        .map((n) => on(new Date(Date.UTC(2020, 0, 1 + n)).toISOString().slice(0, 10), n + 1, n)),
    );
  fc.assert(
    fc.property(days, (some) => {
      const { bars } = timeBars(some);
      const sum = (list: readonly { begun: number }[]) => list.reduce((all, { begun }) => all + begun, 0);
      expect(sum(bars)).toBe(sum(some));
      expect(bars.length).toBeLessThanOrEqual(110);
      for (const [index, { from }] of bars.entries()) expect(from > (bars[index - 1]?.to ?? '')).toBe(true);
    }),
  );
});
