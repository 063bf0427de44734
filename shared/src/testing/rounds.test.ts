import { afterEach, expect, test, vi } from 'vitest';
import { inTurn, LONG_TESTS } from './rounds.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const looks = ['light', 'dark', 'small'] as const;

test('in each run neighbours share the ways out among them, one for each', () => {
  vi.stubEnv(LONG_TESTS, '');
  expect([0, 1, 2, 3].map((index) => inTurn(looks, index))).toEqual([['light'], ['dark'], ['small'], ['light']]);
});

test('before a release each has all of them, its own first', () => {
  vi.stubEnv(LONG_TESTS, '1');
  expect(inTurn(looks, 4)).toEqual(['dark', 'small', 'light']);
});

test('nothing to try is nothing tried', () => {
  expect(inTurn([], 2)).toEqual([]);
});
