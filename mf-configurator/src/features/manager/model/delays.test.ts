import { expect, test } from 'vitest';
import { delayOf, delayText, secondsOf } from './delays.ts';

test.each([
  [120, '2 Minuten'],
  [60, '1 Minute'],
  [90, '90 Sekunden'],
  [7_200, '2 Stunden'],
  [86_400, '1 Tag'],
])('%i seconds are %s, and come back as they were', (seconds, text) => {
  expect(delayText(seconds)).toBe(text);
  expect(secondsOf(delayOf(seconds))).toBe(seconds);
});

test('no delay is an empty field; what is no whole number or longer than 30 days is refused', () => {
  expect(secondsOf(delayOf())).toBe(0);
  for (const amount of ['-1', '1,5', 'zwei', '31']) expect(secondsOf({ amount, unit: 'days' })).toBeNull();
});
