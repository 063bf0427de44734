import { expect, it } from 'vitest';
import { roundScale } from './roundScale.ts';

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [41, [0, 20, 40, 60]],
  [1000, [0, 500, 1000]],
])('an axis up to %i has the lines %j', (most, lines) => {
  expect(roundScale(most)).toEqual(lines);
});
