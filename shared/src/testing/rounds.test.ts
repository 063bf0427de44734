import { afterEach, expect, test, vi } from 'vitest';
import { CHANGED_PATHS, COMMIT_NUMBER, inTurn, isTouched, LONG_TESTS, thirdOf } from './rounds.ts';

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

test.each([
  ['a file below one of the rooms', 'shell/src/boot/main.tsx\nREADME.md', true],
  ['one of the files', 'README.md\npnpm-lock.yaml', true],
  ['a room whose name begins alike', 'shell-tools/src/a.ts', false],
  ['nothing', '', false],
])('of a change that touches %s', (_, changed, touches) => {
  vi.stubEnv(LONG_TESTS, '');
  vi.stubEnv(CHANGED_PATHS, changed);
  expect(isTouched(['shell', 'pnpm-lock.yaml'])).toBe(touches);
  vi.stubEnv(LONG_TESTS, '1');
  expect(isTouched(['shell', 'pnpm-lock.yaml'])).toBe(true);
});

test('where nobody says what was touched, all of it counts as touched', () => {
  vi.stubEnv(LONG_TESTS, '');
  vi.stubEnv(CHANGED_PATHS, undefined);
  expect(isTouched(['shell'])).toBe(true);
});

test('three commits look at all of it, one of them at a third; a long run at all', () => {
  const all = [0, 1, 2, 3, 4, 5, 6];
  vi.stubEnv(LONG_TESTS, '');
  const seen = ['7', '8', '9'].map((number) => {
    vi.stubEnv(COMMIT_NUMBER, number);
    return thirdOf(all);
  });
  expect(seen).toEqual([
    [1, 4],
    [2, 5],
    [0, 3, 6],
  ]);
  vi.stubEnv(LONG_TESTS, '1');
  expect(thirdOf(all)).toEqual(all);
});
