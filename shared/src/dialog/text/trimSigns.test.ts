import { expect, it } from 'vitest';
import { trimSigns } from './trimSigns.ts';

it.each([
  ['__a_b__', '_', 'both', 'a_b'],
  ['__a_b__', '_', 'end', '__a_b'],
  ['-_a-_', '_-', 'both', 'a'],
  ['___', '_', 'both', ''],
  ['', '_', 'both', ''],
  ['a', '', 'both', 'a'],
] as const)('%s without %s: %s', (text, signs, ends, trimmed) => {
  expect(trimSigns(text, signs, ends)).toBe(trimmed);
});
