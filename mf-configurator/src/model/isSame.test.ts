import { expect, test } from 'vitest';
import { isSame } from './isSame.ts';

test('values of JSON are the same by what they say, not by the order of keys', () => {
  expect(isSame({ a: [1, { b: null }], c: 'x' }, { c: 'x', a: [1, { b: null }] })).toBe(true);
  expect(isSame([1, 2], [2, 1])).toBe(false);
  expect(isSame({ a: 1 }, { a: 1, b: 2 })).toBe(false);
  expect(isSame({}, [])).toBe(false);
  expect(isSame(null, {})).toBe(false);
});
