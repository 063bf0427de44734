import { expect, test } from 'vitest';
import { formatDuration } from '../../formats.ts';
import { medianDuration } from './medianDuration.ts';

const run = (duration: number | null) => ({
  started_at: 1_000,
  finished_at: duration === null ? null : 1_000 + duration,
});

test('the middle of the finished ones, of two the mean of both', () => {
  expect(medianDuration([run(900), run(null), run(100), run(200)])).toBe(200);
  expect(medianDuration([run(100), run(200)])).toBe(150);
  expect(medianDuration([run(null)])).toBeNull();
});

test.each([
  [400, '0 s'],
  [59_499, '59 s'],
  [59_600, '1:00 min'],
  [272_000, '4:32 min'],
  [3_599_600, '1:00 h'],
  [5_460_000, '1:31 h'],
])('%i ms read as %s', (milliseconds, text) => {
  expect(formatDuration(milliseconds)).toBe(text);
});
